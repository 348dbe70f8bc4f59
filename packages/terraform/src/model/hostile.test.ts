// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of HCL look like JavaScript's
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadCatalog } from '../check/load-catalog.ts';
import { renderError } from '../hcl/errors.ts';
import { MAX_ERRORS } from '../hcl/lexer.ts';
import { parseHcl } from '../hcl/parser.ts';
import { loadModule } from './load-module.ts';
import { MAX_FILE_BYTES } from './read-folder.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function errorsOf(files: Record<string, string | Uint8Array>): Promise<string[]> {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const { module, errors } = await loadModule(folder);
  expect(module).toBeUndefined();
  return errors.map(renderError);
}

describe('hostile files', () => {
  it('a binary file is an error', async () => {
    const errors = await errorsOf({ 'main.tf': new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0xff, 0xfe, 0x00]) });
    expect(errors).toEqual(['main.tf:1:5: The file is not UTF-8 text (Save it as UTF-8)']);
  });

  it('a file in another encoding is an error at its first letter that shows it', async () => {
    const latin = Buffer.from('# Größe\n\nvariable "größe" {}\n', 'utf8').subarray(0, 12);
    const errors = await errorsOf({
      'main.tf': Buffer.concat([latin, Buffer.from('# \xfcber\n', 'latin1')]),
    });
    expect(errors).toEqual(['main.tf:3:4: The file is not UTF-8 text (Save it as UTF-8)']);
  });

  it('a file of 10 MB is an error and is not read', async () => {
    const errors = await errorsOf({ 'main.tf': 'a = 1\n'.repeat(1_700_000), 'ok.tf': 'variable "a" {}\n' });
    expect(errors).toEqual([
      `main.tf:1:1: The file has 10200000 bytes, more than ${MAX_FILE_BYTES} (Split it)`,
    ]);
  });

  it('a folder that is named like a file is an error', async () => {
    await mkdir(join(folder, 'main.tf'));
    expect(await errorsOf({})).toEqual(['main.tf:1:1: This is not a file (Rename or remove it)']);
  });

  it('links that form a loop are an error', async () => {
    await symlink('b.tf', join(folder, 'a.tf'));
    await symlink('a.tf', join(folder, 'b.tf'));
    const errors = await errorsOf({});
    expect(errors).toHaveLength(2);
    expect(errors[0]).toContain('a.tf:1:1: The file cannot be read: its links form a loop');
  });

  it('a link to nothing is an error', async () => {
    await symlink('nowhere', join(folder, 'a.tf'));
    expect((await errorsOf({}))[0]).toContain('a.tf:1:1: The file cannot be read: it does not exist');
  });

  it('a named pipe is an error and is not waited for', async () => {
    execFileSync('mkfifo', [join(folder, 'main.tf')]);
    expect(await errorsOf({})).toEqual(['main.tf:1:1: This is not a file (Rename or remove it)']);
  });

  it('a folder without Terraform files and a missing folder are errors', async () => {
    expect((await errorsOf({ 'README.md': '# Title' }))[0]).toContain('The folder holds no Terraform files');
    const missing = await loadModule(join(folder, 'missing'));
    expect(missing.errors[0]?.message).toBe('The folder cannot be read: it does not exist');
  });

  it('folders that link to each other end the search for modules', async () => {
    await mkdir(join(folder, 'a/.terraform'), { recursive: true });
    await writeFile(join(folder, 'a/main.tf'), '');
    await writeFile(join(folder, 'a/.terraform/main.tf'), '');
    await symlink('..', join(folder, 'a/up'));
    await symlink('a', join(folder, 'again'));
    const { modules, errors } = await loadCatalog(folder);
    expect(errors).toEqual([]);
    expect(modules.map(({ path }) => path)).toEqual(['a']);
  });

  it('broken JSON syntax is an error with its place', async () => {
    const errors = await errorsOf({ 'a.tf.json': '{\n  "variable": { "a": { "type": "strin" }, }\n}' });
    expect(errors).toEqual(['a.tf.json:2:43: JSON allows no comma after the last item']);
    expect(await errorsOf({ 'a.tf.json': '{ "output": 3 }' })).toEqual([
      'a.tf.json:1:13: A JSON object must stand here (Write `{ ... }`)',
    ]);
    expect((await errorsOf({ 'a.tf.json': '['.repeat(100_000) }))[0]).toContain('Nested deeper than');
  });

  it('names that JavaScript objects inherit are plain names', async () => {
    await writeFile(
      join(folder, 'main.tf'),
      'constructor "a" {}\nvariable "__proto__" {\n  default = {}\n}\n',
    );
    const { module, errors } = await loadModule(folder);
    expect(errors).toEqual([]);
    expect(module?.variables.map(({ name }) => name)).toEqual(['__proto__']);
  });
});

describe('hostile texts', () => {
  const repeated = (text: string) => text.repeat(100_000);

  it.each([
    ['parentheses', `a = ${'('.repeat(2000)}1${')'.repeat(2000)}\n`],
    ['lists', `a = ${repeated('[')}`],
    ['objects', `a = ${repeated('{a=')}`],
    ['blocks', repeated('a {\n')],
    ['strings in strings', `a = ${repeated('"${')}`],
    ['signs', `a = ${repeated('-')}1\n`],
    ['conditionals', `a = ${repeated('a ? ')}1\n`],
    ['calls', `a = ${repeated('f(')}`],
    ['an open string on each line', repeated('a = "x\n')],
    ['an open heredoc on each line', repeated('a = <<E\n')],
    ['an open comment', repeated('/* ')],
    ['an open interpolation', `a = "${repeated('${a ')}"`],
    ['damaged blocks', repeated('a {\n  b = [1 2]\n}\n')],
  ])('%s without end give errors, and not too many', (_, text) => {
    const { errors } = parseHcl(text, 'x.tf');
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThanOrEqual(MAX_ERRORS);
  });

  it.each([
    ['operators', `a = ${repeated('1 + ')}1\n`],
    ['indexes', `a = x${repeated('[0]')}\n`],
    ['interpolations', `a = "${repeated('${b}')}"\n`],
    ['blank heredoc lines', `a = <<-E\n${repeated('   \n')}E\n`],
  ])('very many %s parse', (_, text) => {
    expect(parseHcl(text, 'x.tf').errors).toEqual([]);
  });
});
