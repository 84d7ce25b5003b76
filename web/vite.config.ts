import { defineConfig } from "vite";

// The site goes where `sheepfold serve` looks for it. The fixture page is for building boards and is never shipped:
// `vite build --mode fixture` puts it into the build folder of the repository, for the test of sizes.
export default defineConfig(({ mode }) => ({
  base: "/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  optimizeDeps: { entries: [], include: ["preact", "preact/hooks", "preact/jsx-dev-runtime", "@fluent/bundle"] },
  build: {
    outDir: mode === "fixture" ? "../build/fixture" : "../sheepfold/server/site",
    ...(mode === "fixture" ? { rolldownOptions: { input: "fixture.html" }, copyPublicDir: false } : {}),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8080", "/ws": { target: "ws://127.0.0.1:8080", ws: true } },
  },
}));
