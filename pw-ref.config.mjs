import { devices } from '@playwright/test';
export default { testDir: 'tests/e2e', testMatch: '**/*.spec.ts', fullyParallel: true, workers: 2, retries: 0, timeout: 30000, outputDir: '/tmp/pw', expect: { timeout: 7000 }, reporter: [['list']],
 use: { ...devices['Desktop Chrome'], baseURL: 'http://localhost:4190', viewport: { width: 1280, height: 800 }, launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-quic'] } } };
