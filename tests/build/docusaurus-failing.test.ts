import { describe, expect, it } from 'vitest';
import { toText } from './docusaurus-fixture.ts';
import { CONFIG, FILES } from './docusaurus-small-site.ts';
import { prepareSite } from './prepared-site.ts';

const site = prepareSite(FILES);

it('a page that cannot be made keeps the others back, unless the config says that it does not', async () => {
  await site.write({
    'docs/failing.md': '---\ndisplayed_sidebar: null\n---\n# Failing\n\n{nobody.knows}\n',
    'docs/missing.md':
      '---\ndisplayed_sidebar: null\n---\nimport Gone from "./gone.jsx";\n\n# Missing\n\n<Gone />\n',
  });
  expect((await site.build()).code).toBe(1);
  const kind = "title: 'Fixture',\n  onFailedPages: 'warn',";
  await site.write({ 'site.config.ts': CONFIG.replace("title: 'Fixture',", kind) });
  for (const round of ['first', 'second']) {
    const { code, out, err } = await site.build();
    expect(code, err).toBe(0);
    expect(out + err, round).toContain('2 pages that cannot be made');
    expect(out + err).toMatch(/docs\/failing\.md:\d+ {2}expression failed: nobody is not defined/);
    expect(out + err).toMatch(/docs\/missing\.md:\d+ .*gone\.jsx/);
  }
  const html = await site.read('docs/failing.html');
  expect(toText(html)).toContain('This page could not be built.');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  await site.write({ 'docs/failing.md': '---\ndisplayed_sidebar: null\n---\n# Failing\n\nNo more.\n' });
  expect((await site.build()).out).not.toContain('failing.md');
  expect(toText(await site.read('docs/failing.html'))).toContain('No more.');
  await site.write({ 'site.config.ts': CONFIG });
  await Promise.all(['docs/failing.md', 'docs/missing.md'].map(site.remove));
});

describe('properties of components that are hydrated', () => {
  const counter =
    "import { useState } from 'react';\nexport default function Counter({ children }) { const [n] = useState(0); return <b>{n}{children}</b>; }\n";
  it.each([
    ['a function', 'onPick={() => 1}', 'onPick'],
    ['an element', 'icon={<i>x</i>}', 'icon'],
    ['a Date', 'day={new Date(0)}', 'day'],
    ['a function', 'items={[{ pick() {} }]}', 'items.0.pick'],
  ])('must be JSON: %s in %s is an error with page, component and property', async (what, prop, path) => {
    await site.write({
      'src/components/Counter.jsx': counter,
      'docs/part/a.mdx': `# Named a\n\nimport Counter from '@site/src/components/Counter';\n\n<Counter ${prop}>Kept</Counter>\n`,
    });
    const { code, err } = await site.build();
    expect(code).toBe(1);
    expect(err).toMatch(/docs\/part\/a\.mdx:5/);
    expect(err).toContain(`component \`Counter\` is hydrated and got ${what} as \`${path}\``);
  });

  it('are left out, and the component is as it is at first, where the config lets pages fail', async () => {
    await site.write({
      'site.config.ts': CONFIG.replace("title: 'Fixture',", "title: 'Fixture',\n  onFailedPages: 'warn',"),
      'docs/part/a.mdx':
        "# Named a\n\nimport Counter from '@site/src/components/Counter';\n\n<Counter onPick={() => 1}>Kept</Counter>\n",
    });
    const { code, out, err } = await site.build();
    expect(code, err).toBe(0);
    expect(out + err).toMatch(/docs\/part\/a\.mdx:5 .*got a function as `onPick`.* shown as it is at first/);
    const html = await site.readMain('docs/part/a.html');
    expect(html).toContain('<b>0Kept</b>');
    expect(html).not.toContain('gw-island');
    await site.write({ 'site.config.ts': CONFIG });
    expect((await site.build()).code).toBe(1);
  });
});
