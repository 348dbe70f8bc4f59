import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { 'virtual:companions': path.join(import.meta.dirname, 'tests/companions.ts') } },
  test: {
    include: ['{packages,bench,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/golden/**', '**/fixtures/**'],
    // Builds of fixture sites share two cores with everything else.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
