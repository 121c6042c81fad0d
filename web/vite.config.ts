import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The client is built into the Python package, which serves it and carries it in its wheel.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../parlour/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: "licences.json" }, // licences.js goes on with it
  },
  server: {
    fs: { allow: [".."] }, // the tokens of Roam are drawn from parlour/art as well
    proxy: { "/api": "http://127.0.0.1:8765", "/ws": { target: "ws://127.0.0.1:8765", ws: true } },
  },
});
