import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // The server gives out this folder; the wheel carries it.
  build: {
    outDir: "../src/tumblehall/server/site",
    emptyOutDir: true,
    target: "es2022",
    // An older target would turn light-dark() into something that a part of a page cannot change.
    cssTarget: ["chrome125", "firefox128", "safari17.5"],
    // An inlined picture would be a data address; fonts and scripts of that kind are forbidden by the page's policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // tests/browser/test_weight.py reads from it what a page loads.
    manifest: true,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } } },
  // Without this condition the tests would get Svelte's server build.
  ...(mode === "test" ? { resolve: { conditions: ["browser"] } } : {}),
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 20_000 },
}));
