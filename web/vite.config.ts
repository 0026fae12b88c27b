import globalData from "@csstools/postcss-global-data";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import customMedia from "postcss-custom-media";
import { defineConfig, loadEnv } from "vite";

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
    },
    server: {
      // Sentences and rules lie outside.
      fs: { allow: [".."] },
      proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } },
    },
  };
});
