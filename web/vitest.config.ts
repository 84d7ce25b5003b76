import { defineConfig } from "vitest/config";

// Unit tests of what is not seen; what is seen is tested in a real browser, see ../tests/web.
export default defineConfig({
  server: { fs: { allow: [".."] } }, // the catalogues are in sheepfold/language and sheepfold/games/*/locales
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    environment: "happy-dom",
    restoreMocks: true,
    isolate: false,
    maxWorkers: 1,
  },
});
