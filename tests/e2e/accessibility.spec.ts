import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { listPages } from './support/built-site.ts';

const LOOKS = [
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 360, theme: 'light' },
  { width: 360, theme: 'dark' },
];

/** Pages that one component makes of much data: alike, and too long to look at each in every way. */
const GENERATED = /^\/docs\/(?:reference\/services\/.+\/|tags\/)|^\/blog\/tags\//;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [index, url] of [...(await listPages()), '/no-such-page'].entries()) {
  const looks = GENERATED.test(url) ? LOOKS.filter((_, look) => look === index % LOOKS.length) : LOOKS;
  const names = looks.map(({ theme, width }) => `${theme} ${width}`).join(', ');
  test(`${url} has no accessibility violation (${names})`, async ({ page }) => {
    // Each look is a full analysis; a long page with much code takes its time.
    test.setTimeout(150_000);
    await page.goto(url);
    for (const { width, theme } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator('html').evaluate((html, mode) => html.setAttribute('data-theme', mode), theme);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}`),
      );
      expect(found, `${theme}, ${width} px`).toEqual([]);
    }
  });
}
