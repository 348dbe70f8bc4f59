import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

const config = (sources: string) => `
import { defineSite, defineSource, docsSource } from '@gruntwork-docs/engine';

const clocks = defineSource({
  name: 'clocks',
  components: './clocks/components.tsx',
  behaviors: './clocks/start.ts',
  load: async () => undefined,
});

export default defineSite({ title: 'Clocks', sources: [${sources}] });
`;

const components = (tag: string) => `
export const mdxComponents = {
  Clock: ({ zone }: { zone: string }) => <${tag} data-clock={zone}>{zone}</${tag}>,
  Card: () => <p>not the card of the theme</p>,
};
`;

describe('components of a source', () => {
  let site: SiteFixture;
  beforeAll(async () => {
    site = await createSite({
      'site.config.ts': config('docsSource, clocks'),
      'clocks/components.tsx': components('time'),
      'clocks/start.ts': "export function start(): void {\n  document.body.dataset.clocks = 'tick';\n}\n",
      'content/docs/index.mdx': page('Home', '<Clock zone="UTC" />\n\n<Card title="A card">Text.</Card>'),
    });
    const { code, err } = await site.build();
    expect([code, err]).toEqual([0, '']);
  });
  afterAll(() => site.delete());

  it('are there for every page, after those of the theme', async () => {
    const html = await site.read('docs/index.html');
    expect(html).toContain('<time data-clock="UTC">UTC</time>');
    expect(html).not.toContain('not the card of the theme');
  });

  it('are started in the browser with the theme’s', async () => {
    const scripts = (await site.list()).filter((file) => file.endsWith('.js'));
    const texts = await Promise.all(scripts.map((file) => site.read(file)));
    expect(texts.filter((text) => text.includes('dataset.clocks'))).toHaveLength(1);
  });

  it('are compiled again when they change', async () => {
    await site.write({ 'clocks/components.tsx': components('b') });
    expect((await site.build()).out).toMatch(/[1-9]\d* compiled/);
    expect(await site.read('docs/index.html')).toContain('<b data-clock="UTC">');
  });

  it('are shown by the development server as they are now', async () => {
    const bin = path.join(import.meta.dirname, '../../scripts/run.mjs');
    const server = spawn(process.execPath, [bin, 'dev', '--site', site.dir, '--port', '0']);
    try {
      const url = await new Promise<string>((resolve, reject) => {
        let out = '';
        const read = (data: Buffer): void => {
          out += data.toString();
          const found = /http:\/\/\S+/.exec(out)?.[0];
          if (found !== undefined) resolve(found);
        };
        server.stdout.on('data', read);
        server.stderr.on('data', read);
        server.on('exit', () => reject(new Error(out)));
      });
      const get = async (): Promise<string> => (await fetch(new URL('docs/', url))).text();
      expect(await get()).toContain('<b data-clock="UTC">');
      await site.write({ 'clocks/components.tsx': components('i') });
      await vi.waitFor(async () => expect(await get()).toContain('<i data-clock="UTC">'), {
        timeout: 30_000,
        interval: 50,
      });
    } finally {
      server.kill();
    }
  });

  it('are not there without it', async () => {
    await site.write({ 'site.config.ts': config('docsSource') });
    const { code, err } = await site.build();
    expect(code).toBe(1);
    expect(err).toContain('component `Clock` does not exist');
    // Those of packages beside the engine neither.
    await site.write({ 'content/docs/index.mdx': page('Home', '<Term id="vpc" />') });
    expect((await site.build()).err).toContain('component `Term` does not exist');
  });
});
