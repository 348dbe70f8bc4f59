import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

let site: SiteFixture;

const FILES = {
  'site.config.ts':
    "export default { url: 'https://example.com', i18n: { defaultLocale: 'en', locales: ['en', 'ar'] } };",
  'content/data/versions.yaml': "terraform: '1.14'\nunused: '1'\n",
  'content/data/company.yaml': "accounts: { dev: { id: '111122223333' } }\n",
  'content/data/glossary.yaml': '[]\n',
  'content/docs/index.mdx': page('Home', '[A](./deep/a.mdx)'),
  'content/docs/deep/a.mdx': `---\ntitle: With Terraform [[versions.terraform]]\ndescription: About [[versions.terraform]].\n---\n\n## First\n\nText.\n\n<Include src="includes/account.mdx" account="dev" />\n\n[End](../b.md)\n`,
  'content/docs/b.md': page('B', 'Tofu [[versions.terraform]].'),
  'content/docs/c.mdx': page('C'),
  'content/includes/account.mdx':
    '### Account [[props.account]]\n\nIt is `[[company.accounts.[[props.account]].id]]`: [B](../docs/b.md), ![Square](./square.svg)\n\n```json\n{ "id": "[[company.accounts.[[props.account]].id]]" }\n```\n',
  'content/includes/square.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'content/i18n/ar/docs/c.mdx': page('C', 'ع [[versions.terraform]]'),
  'content/blog/2026-01-02-post.mdx': page('Post', 'Blog [[versions.terraform]].'),
};

beforeEach(async () => {
  site = await createSite(FILES);
});

afterEach(() => site.delete());

async function build(): Promise<string> {
  const { code, out, err } = await site.build();
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
}

async function fail(files: Record<string, string>): Promise<string> {
  await site.write(files);
  const { code, err } = await site.build();
  expect(code).toBe(1);
  return err;
}

describe('data and included texts', () => {
  it('reach pages, posts, translations, search and the list for programs', async () => {
    expect(await build()).toContain('2 samples checked');
    const html = await site.read('docs/deep/a.html');
    expect(html).toContain('<title>With Terraform 1.14');
    expect(html).toContain('content="About 1.14."');
    expect(html).toContain('id="account-dev"');
    expect(html).toContain('href="#account-dev"');
    expect(html).toContain('111122223333');
    expect(html).toMatch(/href="\/docs\/b\/?"/);
    expect(html).toMatch(/src="\/assets\/files\/square\.[\da-f]+\.svg"/);
    expect(html).not.toContain('[[');
    const files = await site.list();
    expect(files.filter((file) => file.includes('includes'))).toEqual([]);
    const everything = await Promise.all(
      files.filter((file) => /\.(?:html|json|txt|xml)$/.test(file)).map((file) => site.read(file)),
    );
    expect(everything.filter((text) => text.includes('versions.terraform'))).toEqual([]);
    expect(await site.read('llms.txt')).toContain('With Terraform 1.14');
    expect(everything.some((text) => text.includes('ع 1.14'))).toBe(true);
    expect(everything.some((text) => text.includes('Blog 1.14'))).toBe(true);
  });

  it('make the pages again that use them, and no others', async () => {
    await build();
    await site.write({ 'content/data/versions.yaml': "terraform: '1.14'\nunused: '2'\n" });
    expect(await build()).toContain('nothing changed');
    await site.write({ 'content/data/company.yaml': "accounts: { dev: { id: '999988887777' } }\n" });
    // The page, and what the language that it is not translated to shows of it.
    expect(await build()).toContain('2 compiled');
    await site.write({
      'content/docs/b.md': FILES['content/docs/b.md'].replace('title', 'slug: moved\ntitle'),
    });
    await build();
    expect(await site.read('docs/deep/a.html')).toMatch(/It is .*<a href="\/docs\/moved">/);
    await site.write({ 'content/includes/account.mdx': 'Account [[props.account]]\n' });
    expect(await build()).toContain('2 compiled');
  });

  it('are the same after edits as in a new build', async () => {
    await build();
    await site.write({ 'content/data/versions.yaml': "terraform: '1.15'\n" });
    await build();
    const files = await site.list();
    const warm = await Promise.all(files.map((file) => site.read(file)));
    const fresh = await createSite({ ...FILES, 'content/data/versions.yaml': "terraform: '1.15'\n" });
    try {
      await fresh.build();
      expect(await fresh.list()).toEqual(files);
      expect(await Promise.all(files.map((file) => fresh.read(file)))).toEqual(warm);
    } finally {
      await fresh.delete();
    }
  });

  it('are what components show of them', async () => {
    const load = "import { Tool } from './Tool.tsx';\n\n";
    await site.write({
      'content/docs/Tool.tsx': `
import { PageError } from '@gruntwork-docs/engine/shared';
import { useData } from '@gruntwork-docs/theme/components';
export function Tool({ name }) {
  const version = useData('versions')[name];
  if (version === undefined) throw new PageError('tool \`' + name + '\` is not known', name, 'Use another one.');
  return <p>{name} {version} in {useData('company').region ?? 'no region'}</p>;
}`,
      'content/docs/c.mdx': page('C', `${load}<Tool name="terraform" />`),
    });
    await build();
    expect(await site.read('docs/c.html')).toContain('<p>terraform 1.14 in no region</p>');
    await site.write({
      'content/data/company.yaml': "region: eu-west-2\naccounts: { dev: { id: '111122223333' } }\n",
    });
    expect(await build()).toContain('1 compiled');
    expect(await site.read('docs/c.html')).toContain('in eu-west-2');
    const err = await fail({ 'content/docs/c.mdx': page('C', `${load}A\n\n<Tool name="terrafrom" />`) });
    expect(err).toContain('content/docs/c.mdx:10:13\n  tool `terrafrom` is not known');
  });

  it('say where they are wrong', async () => {
    const err = await fail({
      'content/docs/b.md': page('B', 'Tofu [[versions.opentofu]].'),
      'content/docs/c.mdx': page('C', '<Include src="includes/account.mdx" />'),
    });
    expect(err).toContain('content/docs/b.md:6:6\n  `content/data/versions.yaml` has no `opentofu`');
    expect(err).toContain('content/docs/c.mdx:6:1\n  `includes/account.mdx` needs `account`');
  });

  it('have their own lines in errors of the page', async () => {
    const text = FILES['content/includes/account.mdx'];
    expect(await fail({ 'content/includes/account.mdx': `${text}\nLine {broken.x}\n` })).toContain(
      'content/includes/account.mdx:9:6\n  expression failed: broken is not defined',
    );
    expect(await fail({ 'content/includes/account.mdx': `${text}\nA {b\n` })).toContain(
      'content/includes/account.mdx:9:3',
    );
    expect(await fail({ 'content/includes/account.mdx': `${text}\n[x](./gone.mdx)\n` })).toContain(
      'error: 1 broken link on 1 page\n  content/includes/account.mdx\n    content/includes/account.mdx:9  `./gone.mdx` does not exist',
    );
    expect(
      await fail({ 'content/includes/account.mdx': `${text}\n\`\`\`json\n{ "a": 1\n"b": 2 }\n\`\`\`\n` }),
    ).toContain('content/includes/account.mdx:11  json:');
    expect(
      await fail({ 'content/includes/account.mdx': text, 'content/docs/c.mdx': page('C', '[x](/docs/no)') }),
    ).toContain('content/docs/c.mdx:6  `/docs/no` does not exist');
  });
});
