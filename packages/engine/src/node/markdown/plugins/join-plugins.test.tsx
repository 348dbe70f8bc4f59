import { defineHastPlugin, markdownToHtml } from 'satteri';
import { expect, it } from 'vitest';
import { compilePage, render } from '../fixtures/compile-page.tsx';
import { joinHastPlugins } from './join-plugins.ts';

const LONG = '`module.vpc.private_subnets`';

/** Nodes within each other that different plugins change. */
const NESTED = `
## See [${LONG}](./install.mdx) {1 + 1} *now*

| Name ${LONG} | |
| :-- | --: |
| [link](./install.mdx) ${LONG} | ![A pixel](./pixel.svg) |

1. One ${LONG}

   \`\`\`hcl title="main.tf"
   a = 1
   \`\`\`

> ![A pixel](./pixel.svg)
>
> :::note[With ${LONG}]
>
> ### In a [note](https://example.com/)
>
> <Card href="./install.mdx">
>
> text ${LONG} {2}
>
> </Card>
>
> :::
`;

it('changes nodes within each other in one pass as in two', async () => {
  const one = await compilePage(`${NESTED}\n[y]\n`);
  const two = await compilePage(`${NESTED}\n[x]\n`);
  expect(one.code).toContain('figure');
  expect(one.code.replace('[y]', '[x]')).toBe(two.code);
  expect(one.context.headings).toEqual(two.context.headings);
  expect([...one.context.links]).toEqual([...two.context.links]);
  expect(one.context.links.get('#in-a-note')).toBe('#in-a-note');
});

it('leaves fences out of the text that names what they stand in', async () => {
  const html = render(await compilePage('- [x] do it\n  ```sh\n  rm -r old\n  ```\n'));
  expect(html).toContain('aria-label="do it"');
  const heading = render(await compilePage('<h2>\n\nSee\n\n```sh\nrm -r old\n```\n\n</h2>\n', 'md'));
  expect(heading).toContain('id="see"');
});

it('names headings without the formulas that are drawn in them', async () => {
  const show = () => ({ kind: 'html' as const, html: '<i>E</i>' });
  const reading = { formulas: { load: async () => show } };
  const { context } = await compilePage('## Energy $E = m$\n', 'mdx', reading);
  expect(context.headings[0]?.id).toBe('energy');
});

it('shows all plugins the tree as it was, in the order of the text', () => {
  const seen: string[] = [];
  const note = (name: string, filter: string[]) =>
    defineHastPlugin({
      name,
      element: [
        {
          filter,
          visit(node, ctx) {
            seen.push(`${name} ${node.tagName} ${ctx.textContent(node)}`);
            ctx.setProperty(node, 'id', name);
          },
        },
      ],
    });
  const plugin = joinHastPlugins([note('a', ['em', 'p']), note('b', ['strong', 'em'])]);
  const { html } = markdownToHtml('**x** *y*\n\n**z**\n', { hastPlugins: [plugin] }) as { html: string };
  expect(plugin.name).toBe('a, b');
  expect(seen).toEqual(['a p x y', 'b strong x', 'a em y', 'b em y', 'a p z', 'b strong z']);
  expect(html).toBe(
    '<p id="a"><strong id="b">x</strong> <em id="b">y</em></p>\n<p id="a"><strong id="b">z</strong></p>\n',
  );
});

it('refuses two plugins of which only one could be told', () => {
  const plugin = (name: string) => defineHastPlugin({ name, text: () => undefined });
  expect(() => joinHastPlugins([plugin('a'), plugin('b')])).toThrow(
    '`b` and a plugin before it both visit `text`',
  );
});
