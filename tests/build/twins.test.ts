import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

let site: SiteFixture;

const FILES = {
  'site.config.ts':
    "export default { title: 'Acme', url: 'https://acme.test', baseUrl: '/x/', tagline: 'All of it' };",
  'content/data/versions.yaml': "terraform: '1.14'\n",
  'content/sidebars.ts':
    "export default { main: [{ type: 'category', label: 'Part', items: ['index', 'deep/index', 'deep/b'] }] };",
  'content/docs/index.mdx': page(
    'Start',
    [
      'With Terraform [[versions.terraform]]: [B](./deep/b.md#two), [file](./data.csv), [deep](./deep/index.md), [out](https://example.com/a).',
      ':::tip[Mind the **gap**]\n\nText.\n\n:::',
      '<Tabs>\n<TabItem value="a" label="First">\n\n```hcl title="main.tf"\nx = 1\n```\n\n</TabItem>\n<TabItem value="b" label="Second">\n\nOther.\n\n</TabItem>\n</Tabs>',
      '<CardGroup>\n<Card title="Deep" href="/docs/deep/">Below.</Card>\n</CardGroup>',
      '<FileTree>\n\n- live/\n  - main.tf\n\n</FileTree>',
      '| A | B |\n| - | - |\n| 1 | `2` |',
      '<Include src="includes/shared.mdx" name="Ada" />',
    ].join('\n\n'),
  ),
  'content/docs/data.csv': 'a,b\n',
  'content/docs/deep/index.md': page('Deep', '[Start](../index.mdx)'),
  'content/docs/deep/b.md': page('B & C', '## Two\n\nText.'),
  'content/includes/shared.mdx': 'Shared with [[props.name]].\n',
  'content/blog/2026-01-02-post.mdx':
    '---\ntitle: Post\ndescription: About it.\ntags: [one]\n---\n\nFirst.\n\n<!-- truncate -->\n\nSecond.\n',
};

beforeAll(async () => {
  site = await createSite(FILES);
  const { err } = await site.build();
  expect(err).toBe('');
});

afterAll(() => site.delete());

describe('every page as Markdown', () => {
  it('lies beside its HTML, which announces it', async () => {
    const files = await site.list();
    const pages = files.filter((file) => file.endsWith('.html') && !/404|search/.test(file));
    expect(pages).toContain('blog/tags/one.html');
    for (const file of pages) {
      const twin = file.replace('.html', '.md');
      expect(files).toContain(twin);
      expect(await site.read(file)).toContain(
        `<link rel="alternate" type="text/markdown" href="/x/${twin}"/>`,
      );
    }
    expect(files).not.toContain('404.md');
  });

  it('has what the page shows, in plain Markdown', async () => {
    const text = await site.read('docs/index.md');
    expect(text).toBe(
      `> Page of Acme: <https://acme.test/x/docs/> · Index of all pages: <https://acme.test/x/llms.txt>

# Start

*About Start.*

With Terraform 1.14: [B](https://acme.test/x/docs/deep/b.md#two), [file](https://acme.test/x${/\/assets\/files\/[^)]+/.exec(text)?.[0]}), [deep](https://acme.test/x/docs/deep/index.md), [out](https://example.com/a).

> **Tip: Mind the gap**
>
> Text.

**First**

\`\`\`hcl title="main.tf"
x = 1
\`\`\`

**Second**

Other.

- [Deep](https://acme.test/x/docs/deep/index.md): Below.

- live/
  - main.tf

| A | B |
| --- | --- |
| 1 | \`2\` |

Shared with Ada.
`,
    );
  });

  it('is there of generated pages and of posts', async () => {
    expect(await site.read('blog/post.md')).toContain(
      '# Post\n\n2026-01-02\n\n*About it.*\n\nFirst.\n\nSecond.\n',
    );
    expect(await site.read('blog.md')).toContain('[Post](https://acme.test/x/blog/post.md)');
  });

  it('follows where its links lead, though the text is the same', async () => {
    const redirected = await createSite({
      'site.config.ts': "export default { url: 'https://acme.test', onBrokenLinks: 'warn' };",
      'content/docs/index.mdx': page('Start', '<a href="/docs/late">late</a>'),
    });
    await redirected.build();
    expect(await redirected.read('docs/index.md')).toContain('[late](https://acme.test/docs/late)');
    await redirected.write({ 'content/docs/late.md': page('Late') });
    await redirected.build();
    expect(await redirected.read('docs/index.md')).toContain('[late](https://acme.test/docs/late.md)');
    await redirected.delete();
  });
});

describe('lists for programs', () => {
  it('speak of other pages only where a sidebar has categories', async () => {
    const flat = await createSite({
      'content/docs/index.md': page('Start', 'Text.'),
      'content/docs/a.md': page('A', 'Text.'),
    });
    await flat.build();
    const list = await flat.read('llms.txt');
    expect(list).toMatch(/\n## Pages\n\n- \[Start\][^#]+- \[A\][^#]+$/);
    await flat.delete();
  });

  it('lead to the Markdown of every page, and to the text of all', async () => {
    const list = await site.read('llms.txt');
    expect(list).toContain(
      '# Acme\n\n> All of it\n\nThe text of all pages is in [one file](https://acme.test/x/llms-full.txt).',
    );
    expect(list).toContain('## Part\n\n- [Start](https://acme.test/x/docs/index.md): About Start.\n');
    const pages = (await site.list()).filter((file) => file.endsWith('.md'));
    for (const file of pages) expect(list).toContain(`(https://acme.test/x/${file})`);
    // Lists say nothing that the pages do not: they may be left out.
    const [, optional] = list.split('## Optional\n');
    expect(optional).toContain('(https://acme.test/x/blog/tags/one.md)');
    expect(optional).not.toContain('/docs/');
    const full = await site.read('llms-full.txt');
    for (const file of ['docs/index.md', 'docs/deep/b.md', 'blog/post.md'])
      expect(full).toContain((await site.read(file)).trimEnd());
  });

  it('are cut into files that are not too long, which hold every page', async () => {
    const long = 'A page with a long description. '.repeat(8);
    const ids = Array.from({ length: 400 }, (_, index) => `p${index}`);
    const large = await createSite({
      'site.config.ts': "export default { url: 'https://acme.test' };",
      'content/sidebars.ts': `export default { main: [{ type: 'category', label: 'All of it', items: ${JSON.stringify(ids)} }] };`,
      ...Object.fromEntries(
        ids.map((id) => [
          `content/docs/${id}.md`,
          `---\ntitle: Page ${id}\ndescription: ${long}\n---\n\nText.\n`,
        ]),
      ),
    });
    await large.build();
    const names = (await large.list()).filter((file) => file.startsWith('llms') && file !== 'llms-full.txt');
    expect(names).toEqual(['llms.txt', 'llms/all-of-it-2.txt', 'llms/all-of-it-3.txt', 'llms/all-of-it.txt']);
    const texts = await Promise.all(names.map((name) => large.read(name)));
    expect(texts.filter((text) => text.length > 50_000)).toEqual([]);
    for (const name of names.slice(1)) expect(texts[0]).toContain(`https://acme.test/${name}`);
    for (const id of ids) expect(texts.join('\n')).toContain(`(https://acme.test/docs/${id}.md)`);
    await large.delete();
  });
});
