import { afterEach, describe, expect, it } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

let site: SiteFixture | undefined;

afterEach(async () => {
  await site?.delete();
  site = undefined;
});

async function create(files: Record<string, string>): Promise<SiteFixture> {
  site = await createSite({ 'content/docs/index.mdx': page('Home'), ...files });
  return site;
}

async function build(built: SiteFixture): Promise<void> {
  const { code, err } = await built.build();
  expect(code, err).toBe(0);
}

async function fail(files: Record<string, string>): Promise<string> {
  const { code, err } = await (await create(files)).build();
  expect(code).toBe(1);
  return err;
}

/** Hashes of scripts that a policy names. */
function findHashes(text: string): string[] {
  return [...new Set(text.match(/sha256-[\w+/=]+/g))].sort();
}

const WIDGET = `import { InlineScript } from '@gruntwork-docs/engine/theme';
export function Widget() { return <p>W<InlineScript code="window.widget = 1" /></p>; }`;

describe('inline scripts', () => {
  it('of components are allowed on their pages and by the rules for hosts, until they are gone', async () => {
    const own = await create({
      'site.config.ts': 'export default { baseUrlIssueBanner: false };',
      'content/docs/Widget.tsx': WIDGET,
      'content/docs/plain.mdx': page('Plain'),
      'content/docs/widget.mdx': page('Widget', "import { Widget } from './Widget.tsx';\n\n<Widget />"),
    });
    await build(own);
    const plain = findHashes(await own.read('docs/plain.html'));
    const withWidget = findHashes(await own.read('docs/widget.html'));
    expect(withWidget).toHaveLength(plain.length + 1);
    expect(findHashes(await own.read('_headers'))).toEqual(withWidget);
    // Another page changes: what is not made again keeps its scripts.
    await own.write({ 'content/docs/plain.mdx': page('Plain', 'Other text.') });
    await build(own);
    expect(findHashes(await own.read('_headers'))).toEqual(withWidget);
    await own.write({ 'content/docs/widget.mdx': page('Widget') });
    await build(own);
    expect(findHashes(await own.read('docs/widget.html'))).toEqual(plain);
    expect(findHashes(await own.read('_headers'))).toEqual(plain);
  });

  it('in content fail the build with file and line, however they came there', async () => {
    const script = '<script>alert(1)</script>';
    const err = await fail({
      'content/docs/a.md': page('A', `Text.\n\n${script}`),
      'content/docs/b.mdx': page('B', `<b onclick="x()">b</b>`),
      'content/docs/c.mdx': page('C', 'Text.\n\n{<script>x</script>}'),
      'content/docs/d.mdx': page('D', '<Diagram src="./d.svg" alt="d" />'),
      'content/docs/d.svg': '<svg xmlns="http://www.w3.org/2000/svg">\n<a onclick="x()"></a>\n</svg>',
    });
    for (const place of [
      'content/docs/a.md:8:1',
      'content/docs/b.mdx:6:1',
      'content/docs/c.mdx:8:2',
      'content/docs/d.svg:2:1',
    ])
      expect(err).toContain(`${place}\n`);
    expect(err).toContain('`<script>` in content runs code in the reader');
    expect(err).toContain('trustContributors: true');
  });

  it('in the README of a module are left out, and the build says so', async () => {
    const own = await create({
      'catalog/version': 'v1.0.0',
      'catalog/services/data/bucket/main.tf': '',
      'catalog/services/data/bucket/README.md': `# Bucket\n\nHolds objects.\n\n## Notes\n\nKept. <b onmouseover="alert(2)">b</b>\n\n<script>alert(1)</script>\n`,
    });
    const { code, out, err } = await own.build();
    expect([code, err]).toEqual([0, '']);
    expect(out + err).toMatch(/services\/data\/bucket\/README\.md +`<script>`/);
    const file = (await own.list()).find((name) => name.endsWith('/bucket.html')) ?? '';
    const html = await own.read(file);
    expect(html).toContain('Kept.');
    expect(html).not.toContain('alert(');
  });

  it('in content are let through where the site trusts its contributors', async () => {
    const own = await create({
      'site.config.ts': 'export default { trustContributors: true };',
      'content/docs/a.md': page('A', '<script>window.a = 1</script>\n\n<p onclick="x()">x</p>'),
    });
    await build(own);
    const html = await own.read('docs/a.html');
    expect(html).toContain('<script>window.a = 1</script>');
    expect(html).toContain("'unsafe-hashes'");
    expect(findHashes(html)).toHaveLength(3);
  });
});

describe('what only looks like HTML', () => {
  it('is neither a link nor an anchor', async () => {
    await build(
      await create({
        'content/docs/a.mdx': page(
          'A',
          'A `<a href="/nope">` here.\n\n```text\n<a href="/nope"><img src="/no.png">\n```',
        ),
        'content/docs/b.md': page('B', 'A `<a href="/nope">` here.'),
      }),
    );
  });

  it('is no target of an anchor', async () => {
    const err = await fail({
      'content/docs/a.mdx': page('A', 'An id="q" in text, `<p id="q">` too. [x](#q)'),
    });
    expect(err).toContain('`#q` names an anchor that this page does not have');
  });
});

describe('addresses that run code', () => {
  it('fail the build in the config, in sidebars and in redirects', async () => {
    const item = (href: string): string => `{ type: 'link', label: 'X', href: '${href}' }`;
    const config = await fail({
      'site.config.ts': `export default { navbar: { items: [${item('javascript:x')}] } };`,
    });
    expect(config).toContain('is an address that runs code');
    await site?.delete();
    const sidebars = await fail({
      'content/sidebars.ts': `export default { docs: [${item('data:text/html,x')}] };`,
    });
    expect(sidebars).toContain('is an address that runs code');
    await site?.delete();
    const redirects = await fail({
      'content/redirects.ts': "export default [{ from: '/a', to: 'vbscript:x' }];",
    });
    expect(redirects).toContain('is an address that runs code');
  });
});
