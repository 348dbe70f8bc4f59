import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTHORS, post } from './blog-fixture.ts';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

describe('a faulty blog', () => {
  let site: SiteFixture;

  async function errorOf(files: Record<string, string>): Promise<string> {
    await site.write(files);
    const { code, err } = await site.build();
    expect(code).toBe(1);
    await Promise.all(Object.keys(files).map((file) => site.remove(file)));
    return err;
  }

  beforeAll(async () => {
    site = await createSite({
      'site.config.ts': "export default { search: { provider: 'none' } };",
      'content/docs/index.mdx': page('Docs'),
    });
  });

  afterAll(() => site.delete());

  it('is none without posts', async () => {
    expect((await site.build()).code).toBe(0);
    expect((await site.list()).filter((file) => file.includes('blog'))).toEqual([]);
    expect(await site.read('index.html')).not.toContain('rss');
  });

  it.each([
    ['no date', 'post.md', post('A'), 'post has no date'],
    ['a day that does not exist', '2025-02-31-a.md', post('A'), '`2025-02-31` is not a date'],
    ['a written date that is none', 'a.md', post('A', 'date: soon\n'), '`soon` is not a date'],
    ['an unknown key', '2025-01-01-a.md', post('A', 'author: x\n'), 'frontmatter key `author` is not known'],
    ['an unknown author', '2025-01-01-a.md', post('A', 'authors: tema\n'), 'author `tema` is not known'],
    [
      'a slug of the blog’s own',
      '2025-01-01-a.md',
      post('A', 'slug: archive\n'),
      'the slug `archive` is taken by the blog itself',
    ],
  ])('with a post that has %s names file and fault', async (_, file, text, message) => {
    const err = await errorOf({ [`content/blog/${file}`]: text, 'content/blog/authors.yaml': AUTHORS });
    expect(err).toContain(`content/blog/${file}`);
    expect(err).toContain(message);
    if (message.includes('tema')) expect(err).toContain('Did you mean `team`?');
  });

  it('with an author without a name names the line', async () => {
    const err = await errorOf({
      'content/blog/2025-01-01-a.md': post('A'),
      'content/blog/authors.yaml': `${AUTHORS}other:\n  title: Nobody\n`,
    });
    expect(err).toContain('content/blog/authors.yaml:5');
    expect(err).toContain('author `other.name`');
  });

  it('tells a fault of a text once, though lists show it as well', async () => {
    const err = await errorOf({
      'content/blog/2025-01-01-a.mdx': post('A', 'tags: [x]\n', 'Text\n\n<Nothing />'),
    });
    expect(err.match(/component `Nothing` does not exist/g)).toHaveLength(1);
    expect(err).toContain('content/blog/2025-01-01-a.mdx:8:1');
    const links = await errorOf({ 'content/blog/2025-01-01-a.mdx': post('A', '', '[gone](/gone)') });
    expect(links).toContain('1 broken link on 1 page');
  });
});
