import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,bench,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/golden/**', '**/fixtures/**'],
    // Builds of fixture sites share two cores with everything else.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
