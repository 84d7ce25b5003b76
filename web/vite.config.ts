import { defineConfig } from "vite";

// Sentences that every page needs come in one file for each language; those of a game and of the terminal stay apart.
const SPOKEN = /language\/\w+\/(?!terminal)\w+\.ftl/;
const language = (file: string) => /language\/(\w+)\//.exec(file)?.[1] ?? "";
// What boards share with the page is one file too: a dozen small ones would each cost a phone a way to the server.
const SHARED = /node_modules\/preact\/|\/web\/src\/(app|parts|plain)\/[^?]+\.tsx?$/;

// The site goes where `sheepfold serve` looks for it. The fixture page is for building boards and is never shipped.
export default defineConfig({
  base: "/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  optimizeDeps: { entries: [], include: ["preact", "preact/hooks", "preact/jsx-dev-runtime", "@fluent/bundle"] },
  build: {
    outDir: "../sheepfold/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { test: SPOKEN, name: (file) => `language-${language(file)}` },
            { test: SHARED, name: "shared", minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8080", "/ws": { target: "ws://127.0.0.1:8080", ws: true } },
  },
});
