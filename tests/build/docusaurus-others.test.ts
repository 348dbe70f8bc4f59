import { expect, it } from 'vitest';
import { toText } from './docusaurus-fixture.ts';
import { CONFIG, FILES } from './docusaurus-small-site.ts';
import { prepareSite } from './prepared-site.ts';

const site = prepareSite(FILES);

it('texts are MDX, or Markdown where their frontmatter or the config says so', async () => {
  const text = 'A {word} and <b>bold\nparts</b>.\n\n<ul>\n<li>Open\n</ul>\n';
  const own = '---\ndisplayed_sidebar: null\nmdx:\n  format: md\n---\n';
  await site.write({ 'docs/plain.md': `${own}# Plain\n\n${text}` });
  const { code, err } = await site.build();
  expect(code, err).toBe(0);
  expect(toText(await site.readMain('docs/plain.html'))).toContain('A {word} and bold parts .');
  await site.write({
    'site.config.ts': CONFIG.replace('blog: false,', "blog: false, format: 'detect',"),
    'docs/plain.md': `---\ndisplayed_sidebar: null\n---\n# Plain\n\n${text}`,
    'docs/start.md': '# Start\n\n{word}\n',
    'docs/code.mdx': '---\ndisplayed_sidebar: null\n---\n# Code\n\n{1 + 1}\n',
  });
  const detected = await site.build();
  expect(detected.code, detected.err).toBe(0);
  expect(toText(await site.readMain('docs/plain.html'))).toContain('A {word} and bold parts .');
  expect(toText(await site.readMain('docs/code.html'))).toContain('2');
  await site.write({ 'site.config.ts': CONFIG, 'docs/start.md': FILES['docs/start.md'] });
  await Promise.all(['docs/plain.md', 'docs/code.mdx'].map(site.remove));
});

it('packages that were written for an older React find what React has taken out', async () => {
  const package_ = (name: string, code: string, type: string) => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, type, main: 'index.js' }),
    [`node_modules/${name}/index.js`]: code,
  });
  const tell = 'typeof ReactDOM.render, typeof ReactDOM.createPortal';
  await site.write({
    ...package_(
      'older-module',
      `import ReactDOM, { findDOMNode } from 'react-dom';\nexport default () => [${tell}, typeof findDOMNode].join();`,
      'module',
    ),
    ...package_(
      'older-script',
      `const ReactDOM = require('react-dom');\nmodule.exports = () => [${tell}, typeof ReactDOM.findDOMNode].join();`,
      'commonjs',
    ),
    'docs/older.mdx':
      '---\ndisplayed_sidebar: null\n---\nimport First from "older-module";\nimport Second from "older-script";\n\n# Older\n\n<First /> and <Second />\n',
  });
  const { code, err } = await site.build();
  expect(code, err).toBe(0);
  const all = 'function,function,function';
  expect(toText(await site.readMain('docs/older.html'))).toContain(`${all} and ${all}`);
  await site.remove('docs/older.mdx');
});

it('a list of pages that another program has left is not published', async () => {
  await site.write({ 'static/sitemap.xml': '<old/>' });
  const { code, out, err } = await site.build();
  expect(code, err).toBe(0);
  expect(out + err).toContain('static/sitemap.xml is left out: the build writes its own');
  expect(await site.read('sitemap.xml')).toContain('/docs/start');
  await site.remove('static/sitemap.xml');
});

it('posts of one day are in the order of their times', async () => {
  const post = (title: string, time: string) => `---\ntitle: ${title}\ndate: ${time}\n---\n\nText.\n`;
  await site.write({
    'site.config.ts': CONFIG.replace('blog: false, ', ''),
    'blog/a.md': post('First', '2025-06-12T16:00'),
    'blog/b.md': post('Third', '2025-06-12T23:59'),
    'blog/c.md': post('Second', '2025-06-12T16:01'),
  });
  const { code, err } = await site.build();
  expect(code, err).toBe(0);
  const text = toText(await site.readMain('blog.html'));
  expect(text).toMatch(/Third[\s\S]*Second[\s\S]*First/);
  await site.write({ 'site.config.ts': CONFIG });
  await Promise.all(['blog/a.md', 'blog/b.md', 'blog/c.md'].map(site.remove));
});

it('each set of documents has its own tags, at its own address', async () => {
  await site.write({
    'site.config.ts': CONFIG.replace(
      'docusaurus({',
      "docusaurus({ docs: [{}, { id: 'api', path: 'api', routeBasePath: 'api' }],",
    ),
    'docs/tagged.md': '---\ntags: [shared]\n---\n# Tagged\n\nText.\n',
    'api/call.md': '---\ntags: [shared, calls]\n---\n# Call\n\nText.\n',
  });
  const { code, err } = await site.build();
  expect(code, err).toBe(0);
  expect(await site.list()).toEqual(
    expect.arrayContaining(['docs/tags/shared.html', 'api/tags/shared.html']),
  );
  expect(await site.readMain('api/call.html')).toContain('href="/api/tags/calls"');
  const list = await site.readMain('api/tags.html');
  expect(list).toContain('href="/api/tags/shared"');
  expect(await site.readMain('docs/tags.html')).not.toContain('/tags/calls');
  expect(toText(await site.readMain('docs/tags/shared.html'))).not.toContain('Call');
  await site.write({ 'site.config.ts': CONFIG });
  await Promise.all(['docs/tagged.md', 'api/call.md'].map(site.remove));
});
