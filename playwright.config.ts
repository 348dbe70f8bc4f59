import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { BROWSER_PATHS } from './tests/e2e/support/browser-paths.ts';
import type { OtherBrowserOptions } from './tests/e2e/support/other-browsers.ts';
import type { SitePathOptions } from './tests/e2e/support/site-test.ts';

const port = Number(process.env.SITE_PORT ?? 4173);
const portBelow = port + 1;
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Where the second project has the same sites. */
const BASE_URL = '/docs-site/';
const OUT_BELOW = 'node_modules/.cache/dist-below';

/**
 * Files that choose their own base URL, that look at every page once more, or whose subject no base URL reaches: what a page
 * does once it is there. That links, addresses, parts that load late, islands, stores and files of a site below another
 * base URL are the right ones is the subject of the files that run in both.
 */
const ROOT_ONLY = new RegExp(
  `/(?:${[
    'accessibility|base-url|html|no-script-pages|places|routes|search[\\w-]*|text-size|trusted-types',
    'announcement|cidr|color-mode|dev|conditions|first-screen|guide-parts|late-letters|menu|navbar|notices|progress|reading|tabs|usage-builder[\\w-]*|zoom',
  ].join('|')})\\.spec\\.ts$`,
);

/** Tests in the other files that ask how a page looks, or what it does with what is stored. */
const AT_ROOT_ONLY =
  /accessibility violation|fits? into 320 pixels|no sideways scroll|in place of every stored value/;

/** What runs in browsers of its own. */
const OTHER_BROWSERS = /\/(?:offline|other-browsers)\.spec\.ts$/;

const reuseExistingServer = process.env.CI === undefined;

export default defineConfig<object, SitePathOptions & OtherBrowserOptions>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A test that passes only at the second try is a fault: none is tried twice.
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['./tests/e2e/support/slowest-reporter.ts']],
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'root', testIgnore: OTHER_BROWSERS, use: { baseURL: `http://localhost:${port}/` } },
    {
      name: 'below',
      testIgnore: [ROOT_ONLY, OTHER_BROWSERS],
      grepInvert: AT_ROOT_ONLY,
      use: { baseURL: `http://localhost:${portBelow}${BASE_URL}`, sitePath: BASE_URL },
    },
    // A browser that the machine does not have has no tests; `tests/with-browser.mjs` says so.
    ...(['firefox', 'older'] as const)
      .filter((name) => existsSync(BROWSER_PATHS[name]))
      .map((otherBrowser) => ({
        name: otherBrowser,
        testMatch: OTHER_BROWSERS,
        use: { baseURL: `http://localhost:${port}/`, otherBrowser },
      })),
  ],
  webServer: [
    {
      command: `node scripts/run.mjs preview --port ${port}`,
      port,
      timeout: 120_000,
      reuseExistingServer,
      stdout: 'ignore',
    },
    {
      command: `node scripts/run.mjs build --site site --base-url ${BASE_URL} --out ${OUT_BELOW} && node scripts/run.mjs test:host --out ${OUT_BELOW} --port ${portBelow}`,
      port: portBelow,
      timeout: 300_000,
      reuseExistingServer,
      stdout: 'ignore',
    },
  ],
});
