import { describe, expect, it } from 'vitest';
import { buildOnce, failingBuild } from './faults-fixture.ts';
import { page } from './site-fixture.ts';

describe('a broken site fails with a message that says what to do', () => {
  // Spec: errors/broken-link-fails-build
  it('broken link', async () => {
    const err = await failingBuild({
      'content/docs/a.mdx': page('A', 'One [gone](/docs/gone).\n\nTwo [also](/docs/also-gone#x).'),
      'content/docs/b.mdx': page('B', '<a href="/docs/nowhere">x</a>'),
    });
    expect(err).toBe(
      [
        'error: 3 broken links on 2 pages',
        '  content/docs/a.mdx',
        '    content/docs/a.mdx:6  `/docs/gone` does not exist',
        '    content/docs/a.mdx:8  `/docs/also-gone#x` does not exist',
        '  content/docs/b.mdx',
        '    content/docs/b.mdx:6  `/docs/nowhere` does not exist',
        '  Correct the link, or create the page; `pathname://` before a URL leaves it unchecked.',
        '',
      ].join('\n'),
    );
  });

  it('broken anchor', async () => {
    const err = await failingBuild({ 'content/docs/a.mdx': page('A', '[x](#nope) [y](./index.mdx#no)') });
    expect(err).toBe(
      [
        'error: 2 broken anchors on 1 page',
        '  content/docs/a.mdx',
        '    content/docs/a.mdx:6  `#nope` names an anchor that this page does not have',
        '    content/docs/a.mdx:6  `./index.mdx#no` names an anchor that `/docs/` does not have',
        '  Link to a heading that the page has; `## Heading {#id}` fixes its anchor.',
        '',
      ].join('\n'),
    );
  });

  it('missing social card', async () => {
    const err = await failingBuild({
      'site.config.ts':
        "export default { image: '/img/card.png', url: 'https://example.com', baseUrl: '/at/' };",
      'content/docs/a.mdx': '---\ntitle: A\nimage: img/own.png\n---\n\nText.\n',
      'content/docs/b.mdx': '---\ntitle: B\nimage: https://elsewhere.example/card.png\n---\n\nText.\n',
    });
    expect(err).toContain(
      [
        'error: 2 missing images on 2 pages',
        '  content/docs/a.mdx',
        '    content/docs/a.mdx  `image` names `/img/own.png`, which does not exist',
        '  site.config.ts',
        '    site.config.ts  `image` names `/img/card.png`, which does not exist',
      ].join('\n'),
    );
  });

  it('missing image', async () => {
    const err = await failingBuild({
      'content/docs/a.mdx': page('A', '![x](./no.png)\n\n![y](/img/no.png)'),
    });
    expect(err).toBe(
      [
        'error: 2 missing images on 1 page',
        '  content/docs/a.mdx',
        '    content/docs/a.mdx:6  file `./no.png` does not exist',
        '    content/docs/a.mdx:8  image `/img/no.png` does not exist',
        '  Put the file next to the page, or into the static directory and write its path from `/`.',
        '',
      ].join('\n'),
    );
  });

  it('duplicate id', async () => {
    const err = await failingBuild({
      'content/docs/a.mdx': page('A', '## Same\n\n<div id="same">Text</div>\n\n## _menu\n'),
      'content/docs/b.mdx': page('B', '<p id="one">1</p>\n\n<p id="one">2</p>\n\n<p id="one">3</p>'),
    });
    expect(err).toBe(
      [
        'error: 2 duplicate ids on 2 pages',
        '  content/docs/a.mdx',
        '    content/docs/a.mdx:8  `same` is the id of more than one element: links reach the first one only',
        '  content/docs/b.mdx',
        '    content/docs/b.mdx:6  `one` is the id of more than one element: links reach the first one only',
        '  Give one of the elements another id; that of a heading is `## Heading {#id}`.',
        '',
      ].join('\n'),
    );
  });

  it('bad frontmatter: an unknown key', async () => {
    const err = await failingBuild({ 'content/docs/a.mdx': '---\ntitle: A\nsidebar: x\n---\n\nText.\n' });
    expect(err).toContain('error: content/docs/a.mdx:3\n  frontmatter key `sidebar` is not known\n');
    expect(err).toContain('  > 3 | sidebar: x');
    expect(err).toContain('Known keys: title, description, slug, id,');
  });

  it('bad frontmatter: a wrong value', async () => {
    const err = await failingBuild({
      'content/docs/a.mdx': '---\ntitle: A\ntoc_max_heading_level: 9\n---\n\nText.\n',
    });
    expect(err).toContain(
      'error: content/docs/a.mdx:3\n  frontmatter `toc_max_heading_level`: Too big: expected number to be <=6\n',
    );
  });

  it('bad frontmatter: not YAML', async () => {
    const err = await failingBuild({ 'content/docs/a.mdx': '---\ntitle: "A\n---\n\nText.\n' });
    expect(err).toContain(
      'error: content/docs/a.mdx:2:10\n  frontmatter is not valid YAML: Missing closing "quote',
    );
  });

  it('bad frontmatter: never closed', async () => {
    const err = await failingBuild({ 'content/docs/a.mdx': '---\ntitle: A\n\nText.\n' });
    expect(err).toContain('error: content/docs/a.mdx:1\n  the frontmatter is never closed\n');
    expect(err).toContain('Write `---` on a line of its own behind the last key.');
  });

  it('bad frontmatter: a tab', async () => {
    const err = await failingBuild({ 'content/docs/a.mdx': '---\ntitle: A\n\ttags: [a]\n---\n\nText.\n' });
    expect(err).toContain('error: content/docs/a.mdx:3:1\n  frontmatter is not valid YAML: Tabs');
    expect(err).toContain('Indent with spaces.');
  });

  it('a misspelt component', async () => {
    const err = await failingBuild({ 'content/docs/a.mdx': '# A\n\n<Tabz>x</Tabz>\n' });
    expect(err).toContain('error: content/docs/a.mdx:3:1\n  component `Tabz` does not exist\n');
    expect(err).toContain('Did you mean `Tabs`?');
  });

  it('an island that exports nothing by the name of its file', async () => {
    const err = await failingBuild({
      'content/docs/a.mdx': "import Bell from './Bell.island.tsx';\n\n# A\n\n<Bell />\n",
      'content/docs/Bell.island.tsx': 'export default function Bell() {\n  return <b>Ring</b>;\n}\n',
    });
    expect(err).toContain('error: content/docs/Bell.island.tsx\n');
    expect(err).toContain('exports no `Bell`\n  Write `export function Bell`');
  });

  it('MDX syntax error', async () => {
    const err = await failingBuild({ 'content/docs/a.mdx': page('A', 'Some {text.') });
    expect(err).toContain('error: content/docs/a.mdx:6:6\n');
    expect(err).toContain('  > 6 | Some {text.');
    expect(err).toContain('In MDX `{` and `<` begin code');
  });

  // Spec: errors/undecodable-pathname-could-not
  it('undecodable path', async () => {
    const err = await failingBuild({ 'content/docs/a.mdx': '---\nslug: /50%-off\n---\n\nText.\n' });
    expect(err).toBe(
      [
        'error: content/docs/a.mdx',
        '  the URL `/docs/50%-off` could not be decoded',
        '  Write `%25` for a percent sign in a slug or file name, or take it out.',
        '',
      ].join('\n'),
    );
  });

  it('several faulty pages are reported together', async () => {
    const err = await failingBuild({
      'content/docs/a.mdx': page('A', '<Nope />'),
      'content/docs/b.mdx': page('B', '{1 +}'),
    });
    expect(err).toContain('component `Nope` does not exist');
    expect(err).toContain('content/docs/b.mdx:6');
    expect(err).toContain('2 errors');
  });
});

describe('a fault that only warns', () => {
  // Spec: errors/broken-link-fails-build
  it('duplicate route', async () => {
    const { code, out } = await buildOnce({
      'content/docs/a.mdx': page('A'),
      'content/docs/b.mdx': '---\nslug: /a\n---\n\nText.\n',
    });
    expect(code).toBe(0);
    expect(out).toContain(
      'warning: 1 duplicate route on 1 page\n  content/docs/b.mdx\n    content/docs/b.mdx  `/docs/a` is already the URL of `content/docs/a.mdx`\n',
    );
  });

  // Spec: errors/broken-link-fails-build
  it('broken Markdown link, when broken links do not fail the build', async () => {
    const { code, out } = await buildOnce({
      'content/docs/a.mdx': page('A', '[x](./gone.mdx)'),
      'site.config.ts': "export default { onBrokenLinks: 'ignore' };\n",
    });
    expect(code).toBe(0);
    expect(out).toContain('warning: 1 broken Markdown link on 1 page\n');
    expect(out).toContain('content/docs/a.mdx:6  link `./gone.mdx` names a file that does not exist');
  });
});
