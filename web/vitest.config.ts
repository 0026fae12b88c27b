import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // The words of the page lie in the text room.
  server: { fs: { allow: [".."] } },
  resolve: { conditions: ["browser"] },
  // Stylesheets are read, too: one test looks at them.
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], css: true },
});
