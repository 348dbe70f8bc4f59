import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');

const CONFIG = `
import { defineSite, defineSource, docsSource, extendTheme, planTextPage } from '@gruntwork-docs/engine';
import { theme } from '@gruntwork-docs/theme';

const notes = defineSource({
  name: 'notes',
  load: async () => ({ hash: '1' }),
  plan: (_, context) => ({
    pages: [planTextPage({ file: 'notes.md', text: 'A note.', isMade: true, route: '/notes', title: 'Notes' }, context)],
  }),
});

export default defineSite({
  title: 'Stranger',
  sources: [docsSource, notes],
  theme: extendTheme(theme, { styles: ['./theme/tokens.css'] }),
});
`;

/** A theme of a site that has no package but the engine. */
const BARE_SITE = {
  'site.config.ts': `import { defineSite, docsSource } from '@gruntwork-docs/engine';

export default defineSite({
  title: 'Bare',
  sources: [docsSource],
  theme: {
    body: './theme/body.tsx',
    document: './theme/document.ts',
    client: './theme/client.ts',
    texts: { en: { lang: 'en', notFoundTitle: 'Missing', headingLink: 'Link', headingLinkTo: 'Link to {heading}' } },
    codeTheme: [{ name: 'text', scopes: [], light: '#000000', dark: '#ffffff' }],
  },
});
`,
  'theme/body.tsx': `import { renderToStaticMarkup } from 'react-dom/server';

export const mdxComponents = { CodeBlock: ({ html }) => <pre dangerouslySetInnerHTML={{ __html: html }} /> };
export const pageComponents = { CategoryIndex: () => <p>All pages</p>, NotFound: () => <p>Missing</p> };
export const renderBody = (content) => renderToStaticMarkup(content);
`,
  'theme/document.ts': `import { EngineHead } from '@gruntwork-docs/engine/theme';
import { renderToStaticMarkup } from 'react-dom/server';

export const renderDocument = ({ page, bodyHtml, assets }) =>
  \`<!doctype html><html lang="en"><head>\${renderToStaticMarkup(EngineHead())}<title>\${page.title}</title><script type="module" src="\${assets.entry}"></script></head><body>\${bodyHtml}</body></html>\`;
export const renderSidebarFragment = () => '';
`,
  'theme/client.ts': "console.info('Hello');\n",
  'content/docs/index.md': '# Bare\n\nText without a [theme](https://example.com).\n\n```yaml\na: [1\n```\n',
};

/** The packages as somebody else gets them: packed, and installed into an empty folder from the registry's other packages. */
describe('the packed packages', () => {
  let dir: string;
  let site: string;
  const run = (command: string, args: readonly string[], cwd: string): string => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
    return stdout;
  };
  const read = (file: string): Promise<string> => readFile(path.join(site, file), 'utf8');

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'stranger-'));
    site = path.join(dir, 'my-docs');
    // Packages make their types as they are packed, which `.npmrc` forbids to scripts of installed ones.
    run(
      'npm',
      ['pack', '--workspaces', '--ignore-scripts=false', '--pack-destination', dir, '--silent'],
      ROOT,
    );
    run(process.execPath, [path.join(ROOT, 'scripts/run.mjs'), 'init', site, '--title', 'Mine'], dir);
    const packed = (await readdir(dir)).filter((name) => name.endsWith('.tgz'));
    const packages = await readdir(path.join(ROOT, 'packages'), { withFileTypes: true });
    expect(packed).toHaveLength(packages.filter((entry) => entry.isDirectory()).length);
    run(
      'npm',
      [
        'install',
        '--no-audit',
        '--no-fund',
        '--prefer-offline',
        ...packed.map((name) => path.join(dir, name)),
      ],
      site,
    );
  }, 300_000);
  afterAll(() => rm(dir, { recursive: true, force: true }));

  it('build the site that `init` makes', async () => {
    const out = run('npm', ['run', 'build'], site);
    expect(out).toMatch(/pages in .* → dist/);
    expect(await read('dist/docs/first-page.html')).toContain('<strong class="badge">new</strong>');
    expect(await read('dist/docs/index.html')).toContain('<title>Welcome | Mine</title>');
  }, 120_000);

  it('have what Node runs compiled, and what Vite compiles as source', async () => {
    const engine = path.join(site, 'node_modules/@gruntwork-docs/engine');
    const folders = ['dist', 'src', 'types'];
    expect(await readdir(engine)).toEqual(expect.arrayContaining([...folders, 'bin.mjs', 'v8.mjs']));
    expect(await readdir(path.join(engine, 'dist'))).toEqual(
      expect.arrayContaining(['cli.mjs', 'worker.mjs', 'key.txt', 'licenses.txt', 'patterns.json']),
    );
    // No engine was compiled by the build.
    expect(await readdir(path.join(site, 'node_modules/.cache/gruntwork-docs'))).toEqual(['sites', 'theme']);
  });

  it('make what its README says, step by step', async () => {
    const readme = await read('README.md');
    const take = (lang: string): string =>
      new RegExp(`\\n\`\`\`${lang}\\n([^]*?)\`\`\``).exec(readme)?.[1] ?? '';
    await mkdir(path.join(site, 'content/docs/guides'), { recursive: true });
    await mkdir(path.join(site, 'theme'), { recursive: true });
    await writeFile(path.join(site, 'content/docs/guides/network.mdx'), take('mdx'));
    await writeFile(path.join(site, 'theme/tokens.css'), take('css'));
    await writeFile(path.join(site, 'site.config.ts'), take('ts'));
    run('npm', ['run', 'build'], site);
    const page = await read('dist/docs/guides/network.html');
    expect(page).toContain('<title>Network | Mine</title>');
    expect(page).toContain('href="/docs/first-page"');
    expect(page).toContain('>Guide</a>');
    const css = (await readdir(path.join(site, 'dist/assets'))).find((name) => name.endsWith('.css')) ?? '';
    expect(await read(`dist/assets/${css}`)).toContain('--color-accent:#0a7d33');
    await writeFile(path.join(site, 'content/docs/guides/network.mdx'), '# Network\n\n[Gone](../gone.mdx)\n');
    expect(() => run('npm', ['run', 'build'], site)).toThrow('content/docs/guides/network.mdx:3');
    expect(await read('dist/docs/guides/network.html')).toBe(page);
    await rm(path.join(site, 'content/docs/guides'), { recursive: true });
  }, 120_000);

  it('build a site with an own source, island, component and token', async () => {
    await writeFile(path.join(site, 'site.config.ts'), CONFIG);
    await writeFile(path.join(site, 'theme/tokens.css'), ':root { --color-accent: #0a7d33; }\n');
    await writeFile(
      path.join(site, 'content/docs/Counter.island.tsx'),
      "import { useState } from 'react';\n\nexport const hydrate = 'visible';\n\nexport function Counter() {\n  const [count, setCount] = useState(0);\n  return <button type=\"button\" onClick={() => setCount(count + 1)}>{count}</button>;\n}\n",
    );
    await writeFile(
      path.join(site, 'content/docs/counted.mdx'),
      "---\ntitle: Counted\n---\n\nimport { Counter } from './Counter.island';\n\n<Counter />\n",
    );
    run('npm', ['run', 'build'], site);
    expect(await read('dist/notes.html')).toContain('A note.');
    expect(await read('dist/docs/counted.html')).toContain('<gw-island');
    const css = (await readdir(path.join(site, 'dist/assets'))).find((name) => name.endsWith('.css')) ?? '';
    expect(await read(`dist/assets/${css}`)).toContain('--color-accent:#0a7d33');
  }, 120_000);

  it('make the built site ready for hosts, and for readers without a network', async () => {
    const bin = path.join(site, 'node_modules/.bin/gruntwork-docs');
    run(bin, ['hosts', '--domain', 'docs.example.com', '--fast'], site);
    expect(await read('deploy/nginx/docs.conf')).toContain('server_name docs.example.com;');
    run(bin, ['bundle'], site);
    expect(await read('docs.zip.sha256')).toMatch(/^[\da-f]{64} {2}docs\.zip\n$/);
  }, 120_000);

  it('answer an assistant from the built site', async () => {
    const bin = path.join(site, 'node_modules/.bin/gruntwork-docs-mcp');
    const client = new Client({ name: 'stranger', version: '1' });
    await client.connect(new StdioClientTransport({ command: bin, cwd: site }));
    const { content } = await client.callTool({ name: 'get_page', arguments: { page: '/notes' } });
    expect(content).toEqual([{ type: 'text', text: expect.stringContaining('A note.') }]);
    await client.close();
  }, 120_000);

  it.each(['dev', 'preview'])(
    '%s the site',
    async (command) => {
      const bin = path.join(site, 'node_modules/.bin/gruntwork-docs');
      const server = spawn(bin, [command, '--port', '0'], {
        cwd: site,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let text = '';
      const url = await new Promise<string>((resolve) => {
        server.stdout.on('data', (chunk: Buffer) => {
          text += chunk.toString();
          const found = /at (http:\S+)/.exec(text)?.[1];
          if (found !== undefined) resolve(found);
        });
      });
      const page = await (await fetch(new URL('docs/counted', url.endsWith('/') ? url : `${url}/`))).text();
      expect(page).toContain('<title>Counted | Stranger</title>');
      server.kill();
      await once(server, 'exit');
    },
    120_000,
  );

  it('build a site with the engine alone, which brings its own theme', async () => {
    const bare = path.join(dir, 'bare');
    for (const [file, text] of Object.entries(BARE_SITE)) {
      await mkdir(path.dirname(path.join(bare, file)), { recursive: true });
      await writeFile(path.join(bare, file), text);
    }
    await writeFile(path.join(bare, 'package.json'), '{ "private": true, "type": "module" }');
    const engine = (await readdir(dir)).find((name) => name.includes('engine')) ?? '';
    const options = ['--no-audit', '--no-fund', '--prefer-offline'];
    run('npm', ['install', ...options, path.join(dir, engine), 'react@19', 'react-dom@19'], bare);
    expect(await readdir(path.join(bare, 'node_modules/@gruntwork-docs'))).toEqual(['engine']);
    const bin = path.join(bare, 'node_modules/.bin/gruntwork-docs');
    run(bin, ['build'], bare);
    expect(() => run(bin, ['bundle'], bare)).toThrow(
      'error: `bundle` is a command of `@gruntwork-docs/offline`, which is not installed',
    );
    const built = await readdir(path.join(bare, 'dist'));
    expect(built).not.toContain('search.html');
    expect(built).not.toContain('opensearch.xml');
    const html = await readFile(path.join(bare, 'dist/docs/index.html'), 'utf8');
    expect(html).toContain('Text without a <a href="https://example.com"');
    expect(html).toContain('<meta http-equiv="Content-Security-Policy"');
  }, 120_000);

  it.each(['bundler', 'nodenext'])(
    'have types under `moduleResolution: %s`',
    async (resolution) => {
      const config = JSON.parse(await read('tsconfig.json'));
      config.compilerOptions.moduleResolution = resolution;
      config.compilerOptions.module = resolution === 'nodenext' ? 'nodenext' : 'preserve';
      config.include = ['site.config.ts'];
      await writeFile(path.join(site, 'tsconfig.test.json'), JSON.stringify(config));
      const tsc = path.join(ROOT, 'node_modules/.bin/tsc');
      expect(run(tsc, ['-p', 'tsconfig.test.json'], site)).toBe('');
    },
    120_000,
  );
});
