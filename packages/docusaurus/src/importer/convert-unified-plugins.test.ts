import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createUnifiedPluginConverter } from './convert-unified-plugins.ts';
import { Report } from './report.ts';
import { toSource } from './to-source.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'plugins-'));
  await mkdir(path.join(dir, 'site/node_modules/remark-own'), { recursive: true });
  const write = (name: string, text: string) => writeFile(path.join(dir, 'site', name), text);
  await write('package.json', '{}');
  await write('node_modules/remark-own/package.json', '{ "name": "remark-own", "main": "index.cjs" }');
  await write(
    'node_modules/remark-own/index.cjs',
    `exports.tabs = function tabs() { return (tree) => { tree.children.unshift({ value: "import Tabs from '@theme/Tabs'" }); }; };`,
  );
  await write('own.cjs', 'module.exports = function local() { return () => require("node:path"); };');
});

afterEach(() => rm(dir, { recursive: true, force: true }));

function take(options: object): { text: string; dropped: string[] } {
  const siteDir = path.join(dir, 'site');
  const text = "const { tabs } = require('remark-own');\nconst local = require('./own.cjs');";
  const report = new Report('docusaurus.config.js', text);
  const config = { file: 'docusaurus.config.js', text } as Parameters<typeof createUnifiedPluginConverter>[0];
  const taken = createUnifiedPluginConverter(config, siteDir, report)({ ...options }, 'docs');
  return { text: toSource(taken), dropped: report.dropped.map(({ message }) => message) };
}

it('imports plugins from where the config has them, with what they write imports of', () => {
  const load = createRequire(path.join(dir, 'site/package.json'));
  const { text, dropped } = take({ remarkPlugins: [load('remark-own').tabs, load('./own.cjs')] });
  expect(text).toContain("load: async () => (await import('remark-own')).tabs");
  expect(text).toContain("imports: [\n        '@theme/Tabs',");
  expect(text).toContain("load: () => import('./own.cjs')");
  expect(dropped).toEqual([]);
});

it('names files from the config and writes functions of options down', () => {
  const load = createRequire(path.join(dir, 'site/package.json'));
  const options = { file: path.join(dir, 'docs'), pick: (name: string) => name.trim(), pattern: /a+/g };
  const { text } = take({ remarkPlugins: [[load('./own.cjs'), options]] });
  expect(text).toContain("file: resolve(import.meta.dirname, '../docs')");
  expect(text).toContain('pick: (name) => name.trim()');
  expect(text).toContain('pattern: /a+/g');
});

it('writes a function of the config down that needs nothing around it, and tells of others', () => {
  const around = 'outside';
  function alone(): (tree: { children: unknown[] }) => void {
    return ({ children }) => {
      for (const child of children) JSON.stringify(child);
    };
  }
  const bound = () => () => around;
  const { text, dropped } = take({ beforeDefaultRemarkPlugins: [alone, bound] });
  expect(text).toContain('load: () => function alone()');
  expect(text).not.toContain('outside');
  expect(dropped).toEqual([
    'beforeDefaultRemarkPlugins of the docs: `bound` is in no module that the config imports',
  ]);
});
