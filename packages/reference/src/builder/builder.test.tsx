import { parseModule } from '@gruntwork-docs/terraform/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { builderMessages } from '#shared/messages/builder.ts';
import { fromLinkText, toLinkText } from './builder-link.ts';
import { highlightHcl } from './highlight-hcl.ts';
import type { PublishedModule } from './load-module.ts';
import { PlainText } from './PlainText.tsx';
import { readPasted } from './read-pasted.ts';
import { UsageBuilder } from './UsageBuilder.tsx';

const SOURCE = 'git::https://example.com/acme/catalog.git//services/bucket';

function load(): PublishedModule {
  const text = `variable "name" {
  description = "See [the \`name\`](https://example.com)."
  type        = string
}
variable "size" {
  type    = number
  default = 10
}
`;
  const { module } = parseModule(new Map([['main.tf', text]]), { name: 'bucket', path: 'services/bucket' });
  if (module === undefined) throw new Error('the module must parse');
  return { ...module, source: SOURCE, version: 'v1.1.0' };
}
const module = load();
const render = (start: string): string =>
  renderToStaticMarkup(
    <UsageBuilder
      module={module}
      title="Bucket"
      texts={{ ...builderMessages, lang: 'en' }}
      start={start}
      onClose={() => undefined}
      onChange={() => undefined}
    />,
  );

describe('the builder', () => {
  it('asks for required inputs, and has the others to be set', () => {
    const html = render('');
    expect(html).toContain('id="builder-name"');
    expect(html).not.toContain('id="builder-size"');
    expect(html).toContain('id="builder-size-set"');
    expect(html).toContain('One required value is not set');
  });

  it('is filled in by a link, and names what is not taken from it', () => {
    const html = render('v1.0.0&name=%22logs%22&size=20&gone=1');
    expect(html).toContain('value="logs"');
    expect(html).toContain('id="builder-size"');
    expect(html).toContain('inputs that this module does not have: gone');
  });
});

describe('the text of a link', () => {
  it('begins with the version, which does not matter to who reads it', () => {
    const { form } = fromLinkText(module, 'v0.1.0&size=20');
    expect(toLinkText(module, form)).toBe('v1.1.0&size=20');
    expect(toLinkText({ variables: module.variables }, new Map())).toBe('');
    expect(fromLinkText(module, '').form.size).toBe(0);
  });
});

describe('a pasted block', () => {
  afterEach(() => vi.unstubAllGlobals());
  const block = (version: string): string =>
    `module "b" {\n  source = "${SOURCE}?ref=${version}"\n  name = "a"\n}\n`;
  const change = { subject: 'input', severity: 'behavior', kind: 'default', name: 'size', message: 'New.' };

  it('is told what changed since its version, where that is known', async () => {
    const answers = vi.fn(async () => Response.json({ 'v1.0.0': [change] }));
    vi.stubGlobal('fetch', answers);
    const older = await readPasted(block('v1.0.0'), module, '/changes.json');
    expect(older.block.findings).toMatchObject([{ kind: 'changed', name: 'size', message: 'New.' }]);
    expect(older.knowsChanges).toBe(true);
    expect((await readPasted(block('v0.1.0'), module, '/changes.json')).knowsChanges).toBe(false);
    answers.mockClear();
    expect((await readPasted(block('v1.1.0'), module, '/changes.json')).knowsChanges).toBe(true);
    expect(answers).not.toHaveBeenCalled();
  });

  it('is read all the same when that does not load', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { block: read, knowsChanges } = await readPasted(block('v1.0.0'), module, '/changes.json');
    expect([read.findings, knowsChanges]).toEqual([[], false]);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('texts', () => {
  it('of code keep every sign, and have the classes of the code theme', () => {
    const code =
      'module "a" {\n  # b = <string>\n  size = -2.5\n  on   = true\n  c = var.x == 1 ? "#" : null\n}';
    const html = renderToStaticMarkup(<pre>{highlightHcl(code)}</pre>);
    expect(html.replace(/<[^>]+>/g, '')).toBe(
      code.replace(/"/g, '&quot;').replace('<', '&lt;').replace('>', '&gt;'),
    );
    expect(html).toContain('<c-1># b = &lt;string&gt;</c-1>');
    expect(html).toContain('<c-4>-2.5</c-4>');
    expect(html).toContain('<c-2>&quot;#&quot;</c-2>');
  });

  it('of Markdown are plain, with their code', () => {
    const text = 'See [the `name`](https://example.com),\n**never** `a`.';
    expect(renderToStaticMarkup(<PlainText text={text} />)).toBe(
      'See the <code>name</code>, never <code>a</code>.',
    );
  });
});
