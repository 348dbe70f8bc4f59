import { beforeEach, describe, expect, it } from 'vitest';
import { prepareSite } from './prepared-site.ts';
import { page } from './site-fixture.ts';

const CONFIG = `export default {
  title: 'T', onBrokenLinks: 'warn', onBrokenAnchors: 'warn', onBrokenMarkdownLinks: 'warn', onDuplicateIds: 'warn',
};\n`;

describe('a build of a site where a file is missing', () => {
  const site = prepareSite({
    'site.config.ts': CONFIG,
    'content/docs/a.mdx': page(
      'A',
      '![Beside](./beside.png)\n\n![Static](/static.png)\n\n[Data](./data.csv)',
    ),
    'content/docs/b.mdx': page('B'),
  });

  it.each([
    ['content/docs/beside.png', 'file `./beside.png` does not exist'],
    ['static/static.png', 'image `/static.png` does not exist'],
    ['content/docs/data.csv', 'file `./data.csv` does not exist'],
  ])('is over at once as long as nothing changes, and finds %s once it is there', async (file, warning) => {
    const second = await site.build();
    expect(second.out).toContain('nothing changed');
    expect(second.out).toContain(warning);
    await site.write({ [file]: 'Anything' });
    const found = await site.build();
    expect(found.out).not.toContain(warning);
    expect(found.out).toContain('1 compiled, 1 rendered');
  });
});

describe('an edit of a site that is warned of', () => {
  const site = prepareSite({
    'site.config.ts': CONFIG,
    'content/docs/a.mdx': page('A', '[Nowhere](/nowhere), [place](./b.mdx#place)'),
    'content/docs/b.mdx': page('B', '## Other place'),
    'content/docs/c.mdx': page('C', '[Gone](/gone)'),
  });
  const [NOWHERE, PLACE, GONE] = [
    '`/nowhere` does not exist',
    'names an anchor that `/docs/b` does not have',
    '`/gone` does not exist',
  ];

  beforeEach(async () => {
    await site.write({
      'content/docs/b.mdx': page('B', '## Other place'),
      'content/docs/c.mdx': page('C', '[Gone](/gone)'),
    });
    await site.build();
  });

  async function edit(file: string, text: string): Promise<string> {
    await site.write({ [file]: text });
    const { code, err, out } = await site.build();
    expect(code, err).toBe(0);
    return out;
  }

  it('makes one page, and warns of the others again', async () => {
    const out = await edit('content/docs/b.mdx', page('B', '## Other place\n\nMore words.'));
    for (const part of [NOWHERE, PLACE, GONE, '1 compiled, 1 rendered']) expect(out).toContain(part);
  });

  it.each([
    ['finds an anchor that others have missed', 'b', '## Other place\n\n## Place', PLACE],
    ['mends a link', 'c', 'Nothing', GONE],
  ])('no longer warns of what it mends: it %s', async (_, name, text, mended) => {
    const out = await edit(`content/docs/${name}.mdx`, page(name.toUpperCase(), text));
    expect(out).not.toContain(mended);
    expect(out).toContain(NOWHERE);
  });

  it('warns of what it breaks, and of a place that has moved', async () => {
    expect(await edit('content/docs/b.mdx', page('B', '## Other place\n\n[Lost](/lost)'))).toContain(
      '`/lost` does not exist',
    );
    const [moved] =
      /c\.mdx:\d+ {2}`\/gone`/.exec(await edit('content/docs/c.mdx', page('C', '\n\n[Gone](/gone)'))) ?? [];
    expect(moved).toBe('c.mdx:8  `/gone`');
  });
});
