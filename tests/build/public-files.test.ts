import { execFileSync } from 'node:child_process';
import { readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

const SECRET = 'TOKEN=6bf1d2';

let site: SiteFixture | undefined;

afterEach(async () => {
  await site?.delete();
  site = undefined;
});

async function create(files: Record<string, string>): Promise<SiteFixture> {
  site = await createSite({ 'content/docs/index.mdx': page('Home'), ...files });
  return site;
}

async function findSecret({ out, list }: SiteFixture): Promise<string[]> {
  const files = await list().catch(() => []);
  const texts = await Promise.all(files.map((file) => readFile(path.join(out, file), 'utf8')));
  return files.filter((_, index) => texts[index]?.includes(SECRET));
}

describe('only what is meant for everybody is published', () => {
  it.each([
    ['a hidden file of the site', '[x](../../.env)', '.env'],
    ['a hidden file by an encoded path', '[x](%2e%2e/%2e%2e/.env)', '.env'],
    ['a file of the repository', '[x](../../.git/config.txt)', '.git/config.txt'],
    ['a hidden file in the content', '![x](./.secret.png)', 'content/docs/.secret.png'],
    ['a file in a hidden folder of the content', '[x](.private/a.txt)', 'content/docs/.private/a.txt'],
    ['a drawing', '<Diagram src="../../.env" alt="x" />', '.env'],
    ['a file of the site that is no content', '[x](../../secrets/key.pem)', 'secrets/key.pem'],
    ['a file above the site', '[x](../../../../../../../etc/hosts.txt)', 'content/docs/none.txt'],
  ])('not %s', async (_, text, file) => {
    const own = await create({ 'content/docs/a.mdx': page('A', text), [file]: SECRET });
    // Also where broken links are only warnings.
    await own.write({ 'site.config.ts': "export default { onBrokenLinks: 'warn' };\n" });
    const { out, err } = await own.build();
    expect(await findSecret(own)).toEqual([]);
    expect(err).toBe('');
    expect(out).toMatch(
      /content\/docs\/a\.mdx:6 {2}file `[^`]+` is not among the files that the site publishes/,
    );
  });

  it('not a file that a link in the content leads to', async () => {
    const own = await create({ 'content/docs/a.mdx': page('A', '![x](./a.png)'), 'secret.txt': SECRET });
    await symlink('../../secret.txt', path.join(own.dir, 'content/docs/a.png'));
    const { code, err } = await own.build();
    expect(code).toBe(1);
    expect(err).toContain('`./a.png` leads through a link out of what the site publishes');
  });

  it.each([
    ['static/a.txt', 'a link to a file outside of what the site publishes', '../secret.txt'],
    ['static/b.txt', 'a link to a file outside of what the site publishes', '../content/.hidden.txt'],
    ['content/docs/a.mdx', 'a link to a file outside of what the site publishes', '../../secret.txt'],
    ['static/folder', 'a link to a folder, which is not followed', '../secrets'],
    ['static/gone.txt', 'a link to something that does not exist', '../nowhere.txt'],
    ['content/docs/gone.mdx', 'a link to something that does not exist', './nowhere.mdx'],
  ])('not through the link %s, which is %s', async (file, fault, target) => {
    const own = await create({
      'secret.txt': SECRET,
      'secrets/a.txt': SECRET,
      'content/.hidden.txt': SECRET,
      'static/ok.txt': 'ok',
    });
    await symlink(target, path.join(own.dir, file));
    const { code, err } = await own.build();
    expect(await findSecret(own)).toEqual([]);
    expect(err).toContain(`error: ${file}\n  \`${file}\` is ${fault}`);
    expect(err).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });

  it('a pipe in the content is told instead of waited for', async () => {
    const own = await create({});
    execFileSync('mkfifo', [path.join(own.dir, 'content/docs/pipe.mdx')]);
    const { code, err } = await own.build();
    expect(err).toContain('`content/docs/pipe.mdx` is no file but a pipe');
    expect(code).toBe(1);
  });

  it('links inside of what is published are followed, and so are well-known files', async () => {
    const own = await create({
      'content/docs/a.mdx': page('A', '![x](./a.svg)'),
      'content/docs/real.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"/>',
      'static/.well-known/security.txt': 'Contact: x',
      'static/.secret': SECRET,
    });
    await symlink('./real.svg', path.join(own.dir, 'content/docs/a.svg'));
    await symlink('../content/docs/real.svg', path.join(own.dir, 'static/b.svg'));
    expect((await own.build()).err).toBe('');
    expect(await own.list()).toEqual(expect.arrayContaining(['.well-known/security.txt', 'b.svg']));
    expect(await findSecret(own)).toEqual([]);
  });

  it('a folder that the config allows, until it does not', async () => {
    const own = await create({
      'content/docs/a.mdx': page('A', '[x](../../shared/a.txt)'),
      'shared/a.txt': 'For everybody.',
      'shared/changes.mdx': page('Changes'),
      'site.config.ts': "export default { publishedFolders: ['shared'] };\n",
    });
    await symlink('../../shared/changes.mdx', path.join(own.dir, 'content/docs/changes.mdx'));
    expect((await own.build()).err).toBe('');
    expect((await own.list()).filter((file) => file.endsWith('.txt'))).toContainEqual(
      expect.stringMatching(/^assets\/files\/a\./),
    );
    await rm(path.join(own.dir, 'content/docs/changes.mdx'));
    await own.write({ 'site.config.ts': 'export default {};\n' });
    const { code, err } = await own.build();
    expect(err).toContain('is not among the files that the site publishes');
    expect(code).toBe(1);
  });
});
