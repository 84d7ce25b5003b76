import { defineConfig, type Plugin } from "vite";
import { ahead } from "./ahead";

// Sentences that every page needs come in one file for each language. Those of a game and its lessons stay apart, and
// so does what few people ask for.
const SPOKEN = /language\/\w+\/(?!terminal|learn|offline|seal)\w+\.ftl/;
const language = (file: string) => /language\/(\w+)\//.exec(file)?.[1] ?? "";
// What boards share with the page is one file too: a dozen small ones would each cost a phone a way to the server. What
// the lobby does without, to be there soon, is another. So is a game, whose board and words are always shown together;
// its pictures in the rules and what lessons touch are apart.
const SHEET = /\/web\/src\/look\/(\w+)\.svg\?raw$/;
const GAME = /\/web\/src\/games\/(\w+)\/(?!pictures|primer|touches)[^?]+\.tsx?$/;
const SHARED = /node_modules\/preact\/|\/web\/src\/((app|parts|plain)\/[^?]+|lesson\/known|offline\/protocol)\.tsx?$/;

const ROOT_SIZE = 16; // px of a rem, unless somebody asked for larger text

/**
 * Sizes are written in px and served in rem, those of media queries too: text of 200 % shows what a page zoomed to
 * 200 % does, instead of large words in small boxes. On a narrow screen the boxes cannot grow as far; words, whose
 * sizes are written in rem, then grow by a measure of their own (base.css).
 */
function growing(): Plugin {
  const size = /url\([^)]*\)|(?<![\w.#-])(-?\d*\.?\d+)px\b/g;
  const words = /font-size: ([\d.]+)rem/g;
  return {
    name: "growing",
    enforce: "pre",
    transform(code, id) {
      if (!/\.css($|\?)/.test(id) || id.includes("node_modules")) return null;
      const grown = code
        .replace(words, "font-size: calc($1 * var(--word))")
        .replace(size, (all, px) => (px === undefined ? all : `${Number(px) / ROOT_SIZE}rem`));
      return { code: grown, map: null };
    },
  };
}

/** The name of the site is painted before its look is here: only the page itself waits for style sheets (main.tsx). */
function unhurried(): Plugin {
  return {
    name: "unhurried",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replaceAll('<link rel="stylesheet"', '<link rel="preload" as="style"'),
    },
  };
}

// The site goes where `sheepfold serve` looks for it. The fixture page is for building boards and is never shipped:
// `vite build --mode fixture` puts it into the build folder of the repository, for the test of sizes.
export default defineConfig(({ mode }) => ({
  base: "./", // a static site may lie in any folder; `scripts/pages.py` says where the server's page finds its files
  plugins: [growing(), ...(mode === "fixture" ? [] : [unhurried(), ahead()])],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  optimizeDeps: { entries: [], include: ["preact", "preact/hooks", "preact/jsx-dev-runtime", "@fluent/bundle"] },
  build: {
    outDir: mode === "fixture" ? "../build/fixture" : "../sheepfold/server/site",
    copyPublicDir: mode !== "fixture",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...(mode === "fixture" ? { input: "fixture.html" } : {}),
      output: {
        codeSplitting: {
          groups: [
            { test: SPOKEN, name: (file) => `language-${language(file)}` },
            { test: SHEET, name: (file) => SHEET.exec(file)?.[1] ?? "", priority: 3 },
            { test: SHARED, name: "shared", tags: ["$initial"], priority: 2 },
            { test: SHARED, name: "table", minShareCount: 2, priority: 1 },
            { test: GAME, name: (file) => GAME.exec(file)?.[1] ?? "" },
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
}));
