import { open, parts } from './support/builder-parts.ts';
import { expect, MANY, test } from './support/builder-site.ts';
import { countWork } from './support/count-work.ts';

const PAGE = 'docs/reference/services/storage/many';

/** Text of a link that sets every input. */
const ALL = Array.from({ length: MANY }, (_, index) => {
  const value = ['"bb"', '2', '["a", "b"]', '{ a = { days = 3 } }'][index % 4] ?? '';
  return `input_${String(index).padStart(3, '0')}=${encodeURIComponent(value)}`;
}).join('&');

// Spec: faults/usage-builder-hundreds-inputs
test(`with ${MANY} inputs that are set a key asks one rule, makes one line of the block and one row anew`, async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${PAGE}#call:&${ALL}`);
  const { field, code } = parts(page);
  await expect(code).toContainText('input_249');
  // The address follows a while after a key; on a busy machine that could be while the next one is counted.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const name of ['input_004', 'input_000']) {
    await field(name).press('End');
    await field(name).press('b');
    await expect(code).toContainText(`${name} = "bbb"`);
  }
  const first = field('input_000');
  const work = await countWork(page, async () => {
    await first.press('c');
    await expect(code).toContainText('"bbbc"');
  });
  // The field, the line with its colors, and the state of the form.
  expect(work.mutations).toBeLessThan(30);
  // Looking at every row, at every line of the block, or writing the link anew would each be more than that.
  expect(work.calls).toBeLessThan(12_000);
});

// Spec: faults/usage-builder-hundreds-inputs
test(`with ${MANY} inputs the field takes the next key, and block and rules answer, within 100 ms on a slow machine`, async ({
  page,
}) => {
  // The browser works at a quarter of its speed for most of it.
  test.setTimeout(90_000);
  const { field, button, code } = await open(page, PAGE);
  await button('Set input_000').click();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const measureKeys = (): Promise<number | undefined> =>
    field('input_000').evaluate(async (element) => {
      const input = element as HTMLInputElement;
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const results: number[] = [];
      for (let count = 0; count < 8; count++) {
        await new Promise((resolve) => requestIdleCallback(resolve));
        const begin = performance.now();
        write?.call(input, `text ${count}`);
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await Promise.resolve();
        results.push(performance.now() - begin);
      }
      return results.sort((a, b) => a - b)[4];
    });
  // What else the machine does is not the builder's time: one of several rounds must show what it takes itself.
  await expect.poll(measureKeys, { timeout: 15_000 }).toBeLessThan(100);
  await expect(code).toContainText('"text 7"');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await field('input_000').fill('x'.repeat(60));
  await expect(field('input_000')).toHaveAccessibleDescription(/input_000 is too long/);
  await field('Find an input').fill('249');
  await expect(button('Set input_249')).toBeVisible();
  await expect(button('Set input_001')).toBeHidden();
  await expect(code).toContainText('x'.repeat(60));
});

test('the page behind costs nothing, and is where it was when the builder closes', async ({ page }) => {
  await page.goto(PAGE);
  const { opener, title } = parts(page);
  const behind = page.locator('main h1');
  await expect(opener).toHaveAttribute('data-connected', '');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await opener.evaluate((element: HTMLElement) => element.click());
  await expect(title).toBeFocused();
  const isSkipped = (element: Element): boolean => !element.checkVisibility({ contentVisibilityAuto: false });
  await expect.poll(() => behind.evaluate(isSkipped)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => behind.evaluate(isSkipped)).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(title).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await expect.poll(() => behind.evaluate(isSkipped)).toBe(false);
});
