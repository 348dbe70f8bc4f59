import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { listPages } from './support/built-site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const url of [...(await listPages()), '/no-such-page']) {
  test(`${url} has no accessibility violation, light and dark, on a desktop and on a phone`, async ({
    page,
  }) => {
    // Four full analyses; a long page with much code takes its time.
    test.slow();
    await page.goto(url);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const theme of ['light', 'dark']) {
        await page.locator('html').evaluate((html, mode) => html.setAttribute('data-theme', mode), theme);
        const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map((node) => `${id}: ${node.target.join(' ')}`),
        );
        expect(found, `${theme}, ${width} px`).toEqual([]);
      }
    }
  });
}
