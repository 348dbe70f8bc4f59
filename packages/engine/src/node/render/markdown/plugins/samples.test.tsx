import { expect, it } from 'vitest';
import { compilePage, render } from '../fixtures/compile-page.tsx';

/** Fences in all possible positions, and code that isn't a fence. */
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

it.each(['\n', '\r\n'])('shows fences wherever they stand, with line ends %j', async (end) => {
  const compiled = await compilePage(TEXT.replaceAll('\n', end));
  const html = await render(compiled);
  expect(html.match(/<gw-code/g)).toHaveLength(8);
  expect(html).toContain('<gw-code lang="sh" title="note.sh"><c-5>ls</c-5></gw-code>');
  expect(compiled.context.fences.map(({ lang }) => lang)).toEqual([
    'sh',
    'hcl',
    '',
    'json',
    'go',
    'sh',
    'yaml',
    '',
  ]);
});

it('keeps what stands in code that is written as HTML', async () => {
  const html = await render(
    await compilePage('<code>module.vpc.private_subnets <b>of</b> it</code>\n', 'md'),
  );
  expect(html).toContain('<b>of</b> it');
});
