import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

const CONFIG = `import { defineSite } from '@gruntwork-docs/engine';
import { math, mermaid } from '@gruntwork-docs/theme';
export default defineSite({
  title: 'Drawn',
  onFaultySamples: 'warn',
  markdown: { fences: [mermaid], formulas: math },
  search: { provider: 'none' },
});
`;
const fence = (lang: string, code: string): string => `\`\`\`${lang}\n${code}\n\`\`\`\n`;

let site: SiteFixture;

beforeAll(async () => {
  site = await createSite({
    'site.config.ts': CONFIG,
    'content/docs/good.mdx': page(
      'Good',
      [
        fence('mermaid', 'graph LR\n  A[Start] --> B[End & more]'),
        fence('mermaid', 'graph LR\n  A[Start] --> B[End & more]'),
        'Mass is $E = mc^2$ or $a_{b}$.\n',
        '$$\n\\sum_{i=0}^n i\n$$\n',
        fence('math', '\\sqrt{x}'),
      ].join('\n'),
    ),
    'content/docs/plain.md': page('Plain', `${fence('mermaid', 'graph LR\n A --> B')}\nHalf: $\\frac12$.\n`),
    'content/docs/bad.mdx': page(
      'Bad',
      [
        fence('mermaid', 'pie title Pets\n "Dogs" : 3'),
        fence('mermaid', 'graph LR\n  A --> B\n  <<<'),
        'A $\\frac{1}$ here.',
      ].join('\n'),
    ),
  });
});

afterAll(() => site.delete());

const readMain = async (file: string): Promise<string> =>
  /<main[\s\S]*<\/main>/.exec(await site.read(file))?.[0] ?? '';

describe('drawings and formulas in texts', () => {
  it('are there without a script, a style in the page or a thing from elsewhere, and with ids of their own', async () => {
    const { code, err } = await site.build();
    expect(code, err).toBe(0);
    const html = await readMain('docs/good.html');
    expect(html.match(/role="img" aria-label="Start → End &amp; more"/g)).toHaveLength(2);
    expect(html).not.toMatch(/\sstyle=|<style|<script|googleapis/);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    const css = /href="\/(assets\/styles\/[^"]+)"/.exec(html)?.[1] ?? '';
    expect(await site.read(css)).toContain('--_text:var(--color-text)');
  });

  it('are MathML in a line, in blocks and in fences', async () => {
    const html = await readMain('docs/good.html');
    expect(html).toMatch(/Mass is <span class="katex"><math/);
    expect(html.match(/<math[^>]* display="block"/g)).toHaveLength(2);
    expect(html).toContain('<msqrt>');
    const plain = await readMain('docs/plain.html');
    expect(plain).toContain('<mfrac>');
    expect(plain).toContain('aria-label="A → B"');
  });

  it('are what was written, for programs', async () => {
    const text = await site.read('docs/good.md');
    expect(text).toContain('```mermaid\ngraph LR\n  A[Start] --> B[End & more]\n```');
    expect(text).toContain('Mass is $E = mc^2$ or $a_{b}$.');
    expect(text).toContain('$$\\sum_{i=0}^n i$$');
  });

  it('stay code where they cannot be drawn, and the build says where', async () => {
    const html = await readMain('docs/bad.html');
    expect(html.match(/data-lang="mermaid"/g)).toHaveLength(2);
    expect(html).toContain('A $\\frac{1}$ here.');
    await site.write({ 'content/docs/other.mdx': page('Other') });
    const { err, out } = await site.build();
    const said = err + out;
    expect(said).toMatch(/content\/docs\/bad\.mdx:7 {2}drawing of the kind `pie` is left as code/);
    expect(said).toMatch(/content\/docs\/bad\.mdx:14 {2}drawing is left as code: `<<<` is not understood/);
    expect(said).toMatch(/content\/docs\/bad\.mdx:17 {2}formula is left as text: Unexpected end of input/);
  });

  it('fail the build where the config says so, a kind that is not drawn never', async () => {
    await site.write({ 'site.config.ts': CONFIG.replace("'warn'", "'throw'") });
    const { code, err } = await site.build();
    expect(code).toBe(1);
    expect(err).toMatch(/2 faulty samples on 1 page[\s\S]*bad\.mdx:14/);
    await site.remove('content/docs/bad.mdx');
    await site.write({ 'content/docs/pie.mdx': page('Pie', fence('mermaid', 'pie\n "Dogs" : 3')) });
    expect((await site.build()).code).toBe(0);
  });
});
