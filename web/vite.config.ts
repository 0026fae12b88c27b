import globalData from "@csstools/postcss-global-data";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import customMedia from "postcss-custom-media";
import { defineConfig, loadEnv } from "vite";

/**
 * What the first screen always brings along.  Other screens need it too, and by itself each would become a file
 * of its own: thirty small files cost a phone more than what is in them.
 */
const SHELL =
  /src\/(games|lib\/(api|book|bring|house\.svelte|opening|own|rulebook|seats|sorry|wish|voice\.svelte)|parts\/(Eaves|Icon|Language|Sheet|Toast|Wait))\.(ts|svelte)$/;

export default defineConfig(({ mode }) => {
  /** For `npm run dev`: the house behind the page. */
  const server = loadEnv(mode, ".", "GELANGGANG_").GELANGGANG_SERVER ?? "http://127.0.0.1:8765";
  return {
    plugins: [svelte()],
    // The names of the breakpoints are known in every stylesheet.
    css: { postcss: { plugins: [globalData({ files: ["src/breakpoints.css"] }), customMedia()] } },
    build: {
      outDir: "../src/gelanggang/server/static",
      emptyOutDir: true,
      // Small pictures stay files: the page may hold no styles or scripts of its own.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: "es2022",
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shell", test: SHELL }] } } },
    },
    server: {
      // Sentences and rules lie outside.
      fs: { allow: [".."] },
      proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } },
    },
  };
});
