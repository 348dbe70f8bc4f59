import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.SITE_PORT ?? 4173);
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A test that passes only at the second try is a fault: none is tried twice.
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `node engine/bin.mjs preview --port ${port}`,
    port,
    timeout: 120_000,
    reuseExistingServer: process.env.CI === undefined,
    stdout: 'ignore',
  },
});
