import { expect, it } from 'vitest';
import { compilePage, render } from '../fixtures/compile-page.tsx';

it('leaves fences out of the text that names what they stand in', async () => {
  const html = await render(await compilePage('- [x] do it\n  ```sh\n  rm -r old\n  ```\n'));
  expect(html).toContain('aria-label="do it"');
  const heading = await render(await compilePage('<h2>\n\nSee\n\n```sh\nrm -r old\n```\n\n</h2>\n', 'md'));
  expect(heading).toContain('id="see"');
});

it('names headings without the formulas that are drawn in them', async () => {
  const show = () => ({ kind: 'html' as const, html: '<i>E</i>' });
  const reading = { formulas: { load: async () => show } };
  const { context } = await compilePage('## Energy $E = m$\n', 'mdx', reading);
  expect(context.headings[0]?.id).toBe('energy');
});
