import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATALOG } from './reference-fixture.ts';
import { createSite, page, run, type SiteFixture } from './site-fixture.ts';

const BIN = path.join(import.meta.dirname, '../../scripts/run.mjs');

const FILES = {
  'site.config.ts': `export default { title: 'Acme', url: 'https://acme.test', ${CATALOG} };`,
  'content/docs/index.md': page(
    'Start',
    '## Subnets\n\nThree tiers.\n\n### Names\n\nShort.\n\n## Routes\n\nTwo.',
  ),
  'catalog/services/storage/bucket/variables.tf': `variable "name" {
  description = "The name of the bucket."
  type        = string

  validation {
    condition     = length(var.name) > 2
    error_message = "The name must have 3 characters."
  }
}

variable "versioning" {
  description = "Whether earlier versions are kept."
  type        = bool
  default     = true
}
`,
  'catalog/version': 'v1.2.3\n',
  'catalog/services/storage/bucket/README.md': '# Bucket\n\nKeeps files.\n',
};

let site: SiteFixture;
let client: Client;

async function call(
  name: string,
  input: Record<string, unknown> = {},
): Promise<{ text: string; isError: boolean }> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [first] = content as { text: string }[];
  return { text: first?.text ?? '', isError: isError === true };
}

beforeAll(async () => {
  site = await createSite(FILES);
  const { err } = await site.build();
  expect(err).toBe('');
  client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [BIN, 'mcp', '--out', site.out] }),
  );
});

afterAll(async () => {
  await client.close();
  await site.delete();
});

describe('an assistant', () => {
  it('is told which tools there are and how to use them', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'get_page',
      'get_section',
      'list_modules',
      'get_module',
      'get_input',
      'create_usage',
      'validate_usage',
    ]);
    expect(client.getInstructions()).toContain('`validate_usage`');
  });

  it('searches as the site does', async () => {
    const { text } = await call('search', { query: 'subnts' });
    expect(JSON.parse(text)).toMatchObject({
      pages: [{ page: '/docs/', title: 'Start', hits: [{ url: '/docs/#subnets', title: 'Subnets' }] }],
    });
    expect(await call('search', { query: 'qqqqzzzz' })).toMatchObject({ isError: true });
    expect(await call('search', { query: 'x', index: 'de-1' })).toEqual({
      text: 'There is no index `de-1`. There is: en-current.',
      isError: true,
    });
  });

  it('reads pages and sections, and learns what there is instead', async () => {
    expect((await call('get_page', { page: 'https://acme.test/docs/' })).text).toBe(
      await site.read('docs/index.md'),
    );
    expect((await call('get_section', { page: '/docs.md', heading: '#subnets' })).text).toBe(
      '## Subnets\n\nThree tiers.\n\n### Names\n\nShort.',
    );
    expect(await call('get_section', { page: '/docs', heading: 'Nets' })).toEqual({
      text: '`/docs` has no heading `Nets`. It has:\n- Start\n- Subnets\n- Names\n- Routes',
      isError: true,
    });
    expect((await call('get_page', { page: '/dosc' })).text).toContain('Did you mean `/docs`?');
  });

  it('reads the catalog', async () => {
    expect(JSON.parse((await call('list_modules', { query: 'keeps' })).text)).toMatchObject([
      { path: 'services/storage/bucket', required: ['name'], inputs: 2 },
    ]);
    expect(JSON.parse((await call('get_module', { module: 'bucket' })).text)).toMatchObject({
      inputs: [
        { name: 'name', required: true },
        { name: 'versioning', default: 'true' },
      ],
    });
    expect(JSON.parse((await call('get_input', { module: 'bucket', input: 'name' })).text)).toMatchObject({
      validations: [{ errorMessage: 'The name must have 3 characters.' }],
    });
    expect((await call('get_input', { module: 'bucket', input: 'nam' })).text).toContain(
      'Did you mean `name`?',
    );
    expect((await call('get_module', { module: 'buckt' })).text).toContain('Did you mean `bucket`?');
  });

  it('writes calls of modules, and checks them', async () => {
    const { text } = await call('create_usage', {
      module: 'bucket',
      inputs: { name: 'reports', versioning: false },
    });
    expect(text).toContain('  name       = "reports"\n  versioning = false\n}');
    expect(await call('validate_usage', { code: text })).toEqual({
      text: 'No problems found.',
      isError: false,
    });
    expect(await call('validate_usage', { code: 'module "a" {\n  source = "./bucket"\n}' })).toEqual({
      text: expect.stringContaining('No module of the catalog is called'),
      isError: false,
    });
    const cut = await call('validate_usage', { code: text.replace(/\n {2}name .*/, '\n  ...') });
    expect(cut).toEqual({ text: 'No problems found.', isError: false });
    const wrong = await call('validate_usage', { code: text.replace('versioning', 'version_ing') });
    expect(wrong).toEqual({
      text: expect.stringContaining('has no input `version_ing`. Remove it or correct the name'),
      isError: true,
    });
    expect((await call('create_usage', { module: 'bucket', inputs: { name: 'ab', size: 3 } })).text).toBe(
      'The value of `name` is refused: The name must have 3 characters.\n`services/storage/bucket` has no input `size`. It has: `name`, `versioning`',
    );
    // An argument that is not there would otherwise be an example with none of the values.
    expect(await call('create_usage', { module: 'bucket', values: { name: 'reports' } })).toEqual({
      text: expect.stringContaining('values'),
      isError: true,
    });
    expect((await call('create_usage', { module: 'bucket', tool: 'terragrunt' })).text).toContain(
      'inputs = {',
    );
  });
});

it('a site without a catalog has no tools for modules, and speaks of none', async () => {
  const plain = await createSite({ 'content/docs/index.md': page('Start', 'Text.') });
  await plain.build();
  const reader = new Client({ name: 'test', version: '1' });
  await reader.connect(
    new StdioClientTransport({ command: process.execPath, args: [BIN, 'mcp', '--out', plain.out] }),
  );
  const { tools } = await reader.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search', 'get_page', 'get_section']);
  expect(reader.getInstructions()).not.toContain('module');
  await reader.close();
  await plain.delete();
});

it('a folder without a site is an error that says what to do', async () => {
  const { code, out, err } = await run(['mcp', '--out', '/nowhere']);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('build one with `gruntwork-docs build`, or name its folder with `--out`');
});
