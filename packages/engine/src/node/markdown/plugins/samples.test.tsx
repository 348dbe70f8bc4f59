import { expect, it } from 'vitest';
import { compilePage, render } from '../fixtures/compile-page.tsx';
import type { MarkdownReading } from '../reading.ts';

/** Fences wherever they may stand, and code that is none. */
const TEXT = [
  'See the note[^1], `module.vpc.private_subnets` and `<pre>`.',
  '',
  '[^1]: In a note:',
  '',
  '    ```sh title="note.sh"',
  '    ls',
  '    ```',
  '',
  '- one',
  '',
  '  ```HCL title="a.tf" {1} showLineNumbers=3 wrap',
  '  a = 1',
  '  ```',
  '',
  '- two',
  '  ```',
  '  no language',
  '  ```',
  '',
  '> ~~~json expect host="bastion"',
  '> {}',
  '> ~~~',
  '',
  ':::note[With code]',
  '',
  '```go',
  'x := 1',
  '',
  '```',
  '',
  ':::tip',
  '```sh',
  'cd',
  '```',
  ':::',
  '',
  ':::',
  '',
  '<Card href="#x">',
  '```yaml',
  '',
  'a: {b: "c"}',
  '```',
  '',
  '</Card>',
  '',
  '```',
  '```',
].join('\n');

/** A reading that may show fences in another way, and never does: they are replaced in the HTML. */
const LATER: MarkdownReading = { expandFence: () => undefined };

it.each(['\n', '\r\n'])(
  'shows code that is replaced in the text as code that is replaced in its HTML',
  async (end) => {
    const source = TEXT.replaceAll('\n', end);
    const early = await compilePage(source);
    const late = await compilePage(source, 'mdx', LATER);
    expect(render(early)).toBe(render(late));
    expect(render(early).match(/<gw-code/g)).toHaveLength(8);
    expect(early.context.fences).toEqual(late.context.fences);
  },
);

it('replaces code in the text where nothing else may become of it', async () => {
  // Notes stand at the end of the HTML, and in the text where they are written.
  const early = await compilePage(TEXT);
  expect(early.context.codeBlocks[0]).toMatchObject({ title: 'note.sh' });
  const late = await compilePage(TEXT, 'mdx', LATER);
  expect(late.context.codeBlocks.at(-1)).toMatchObject({ title: 'note.sh' });
});

it('keeps what stands in code that is written as HTML', async () => {
  const html = render(await compilePage('<code>module.vpc.private_subnets <b>of</b> it</code>\n', 'md'));
  expect(html).toContain('<b>of</b> it');
});
