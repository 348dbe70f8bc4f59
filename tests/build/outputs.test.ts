import { afterEach, describe, expect, it } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

const sites: SiteFixture[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.delete()));
});

async function create(files: Record<string, string>): Promise<SiteFixture> {
  const site = await createSite({
    'content/docs/index.mdx': page('Home'),
    'content/docs/a.mdx': page('A'),
    'site.config.ts': "export default { title: 'T', docs: { showLastUpdateTime: false } };\n",
    ...files,
  });
  sites.push(site);
  return site;
}

async function fail(files: Record<string, string>, ...args: string[]): Promise<string> {
  const site = await create(files);
  const { code, err } = await site.build(...args.map((arg) => arg.replace('<site>', site.dir)));
  expect(err).not.toContain('    at ');
  expect(code).toBe(1);
  return err;
}

describe('every published file has one owner', () => {
  it('names both when there are two', async () => {
    const err = await fail({
      'content/docs/b.mdx': '---\ntitle: B\nslug: index\n---\n\nText.\n',
      'static/docs/A.html': 'x',
      'static/sitemap.xml': 'x',
    });
    expect(err).toContain('`content/docs/index.mdx` and `content/docs/b.mdx` are both published as');
    expect(err).toContain('`content/docs/a.mdx` and `static/docs/A.html` are both published as');
    expect(err).toContain('`the engine` and `static/sitemap.xml` are both published as `sitemap.xml`');
  });

  it('takes a robots.txt of the site as it is, adds its rules for hosts, and says so', async () => {
    const site = await create({
      'static/robots.txt': 'User-agent: x\n',
      'static/_headers': '/own/*\n  X-Own: yes\n',
      'static/_redirects': '/own /docs/ 302',
      'static/.well-known/security.txt': 'Contact: x\n',
      'content/redirects.ts': "export default [{ from: '/old', to: '/docs/' }];\n",
    });
    const { out } = await site.build();
    expect(out).toContain('static/robots.txt is published in place of the generated one');
    expect(out).toContain('static/_headers is added to the generated rules');
    expect(await site.read('robots.txt')).toBe('User-agent: x\n');
    expect(await site.read('_headers')).toMatch(
      /^\/\*\n {2}Content-Security-Policy[\s\S]*\n\/own\/\*\n {2}X-Own: yes\n$/,
    );
    expect(await site.read('_redirects')).toBe('/old /docs/ 301\n/own /docs/ 302\n');
    expect(await site.read('.well-known/security.txt')).toBe('Contact: x\n');
  });

  it('never writes into a folder that it reads', async () => {
    expect(await fail({}, '--out', '<site>/static/out')).toContain('lies inside `static`');
  });
});

describe('links of the site as a whole', () => {
  const redirects = (...rules: string[]): Record<string, string> => ({
    'content/redirects.ts': `export default [\n${rules.map((rule) => `  ${rule},\n`).join('')}];\n`,
  });

  it('refuses redirects that are no paths, with their lines', async () => {
    const err = await fail(
      redirects(
        "{ from: '/a%', to: '/docs/' }",
        "{ from: '/b', to: '//evil.example' }",
        "{ from: '/c', to: 'javascript:alert(1)' }",
        "{ from: '/d\\n/* /docs/', to: '/docs/' }",
        "{ from: '/e/*/f/*', to: '/docs/' }",
      ),
    );
    expect(err).toContain('content/redirects.ts:2');
    expect(err).toContain('redirect `0.from`: could not be decoded');
    expect(err).toContain('content/redirects.ts:3');
    expect(err).toContain('redirect `1.to`: must be a path that begins with one slash');
    expect(err).toContain('redirect `2.to`: must be a path');
    expect(err).toContain('redirect `3.from`: must not hold spaces, line breaks');
    expect(err).toContain('redirect `4.from`: may have a `*` at its end only');
  });

  it('refuses a redirect from a page', async () => {
    const err = await fail(redirects("{ from: '/docs/a', to: '/docs/' }"));
    expect(err).toContain('`redirect /docs/a` and `content/docs/a.mdx` are both published as `docs/a.html`');
  });

  it('finds redirects to nowhere, in circles and twice', async () => {
    const err = await fail(
      redirects(
        "{ from: '/one', to: '/gone' }",
        "{ from: '/two', to: '/three' }",
        "{ from: '/three', to: '/two' }",
        "{ from: '/four', to: '/docs/a' }",
        "{ from: '/four/', to: '/docs/' }",
      ),
    );
    expect(err).toContain('content/redirects.ts:2  redirect `/one` leads to `/gone`, which does not exist');
    expect(err).toContain('content/redirects.ts:3  `/two` leads back to itself through `/three`');
    expect(err).toContain('content/redirects.ts:6  `/four/` is redirected twice');
  });

  it('checks the links of the announcement and of sidebars', async () => {
    const err = await fail({
      'site.config.ts':
        'export default { announcementBar: { content: \'See <a href="/docs/gone">this</a>.\' } };\n',
      'content/sidebars.ts':
        "export default { docs: ['index', 'a', { type: 'link', label: 'X', href: '/docs/nowhere' }] };\n",
    });
    expect(err).toContain('the announcement leads to `/docs/gone`, which does not exist');
    expect(err).toContain('item `X` of sidebar `docs` names `/docs/nowhere`, which does not exist');
  });
});
