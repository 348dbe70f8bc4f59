#!/usr/bin/env node
// Writes provider-schemas.json: which arguments and attributes the AWS provider's releases have, for the types that the
// catalog uses. The facts come from packages on npm that are generated from the provider's own schema, one for each release.
//
//   npm run catalog:schemas
//
// Downloads some 40 MB for each release; with a folder as argument, packages that lie there are not downloaded again.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const CATALOG = path.join(import.meta.dirname, '../../site/catalog');
const OUTPUT = path.join(import.meta.dirname, 'provider-schemas.json');

/**
 * The releases that are compared, oldest first, with the package of each: every lower bound that a module declares, and
 * the newest release of each major version that a constraint allows.
 */
const PACKAGES = {
  '6.0.0': '@cdktf/provider-aws@21.0.0',
  '6.40.0': '@cdktn/provider-aws@23.7.0',
  '6.66.0': '@cdktn/provider-aws@25.7.0',
};

const MODES = { resource: '', data: 'data-aws-', ephemeral: 'ephemeral-aws-' };

/** Deeper blocks than these exist only where a block holds itself. */
const MAX_DEPTH = 10;

/** @returns {string[]} The catalog's types as `resource aws_vpc`, sorted. */
function findUsedTypes() {
  /** @type {Set<string>} */
  const used = new Set();
  for (const file of readdirSync(CATALOG, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tf')) continue;
    const text = readFileSync(path.join(CATALOG, file), 'utf8');
    for (const [, mode, type] of text.matchAll(/^(resource|data|ephemeral) "(aws_\w+)"/gm))
      used.add(`${mode} ${type}`);
  }
  return [...used].sort();
}

/** @param {string} name A type as `data aws_vpc`. @returns {string} Its folder in a package. */
function toFolder(name) {
  const [mode = '', type = ''] = name.split(' ');
  return MODES[/** @type {keyof typeof MODES} */ (mode)] + type.replace(/^aws_/, '').replaceAll('_', '-');
}

/**
 * @param {string} spec
 * @param {string} kept
 * @returns {string} The package's archive.
 */
function download(spec, kept) {
  const file = path.join(kept, `${spec.replace(/^@/, '').replace('/', '-').replace('@', '-')}.tgz`);
  if (!existsSync(file))
    execFileSync('npm', ['pack', spec, '--silent', '--pack-destination', kept], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  return file;
}

/**
 * Extracts the folders of the catalog's types, those of them that the release has.
 * @param {string} archive
 * @param {string} folder
 */
function extractTypes(archive, folder) {
  const wanted = new Set(used.map(toFolder));
  const options = { encoding: /** @type {const} */ ('utf8'), maxBuffer: 2 ** 28 };
  const members = execFileSync('tar', ['-tzf', archive], options).split('\n');
  const list = path.join(folder, 'members');
  writeFileSync(list, members.filter((member) => wanted.has(member.split('/')[2] ?? '')).join('\n'));
  execFileSync('tar', ['-xzf', archive, '-C', folder, '-T', list], options);
}

/**
 * Properties of each interface of a declaration file: the provider's name of each, and the interface of its value.
 * @param {string} text
 */
function readInterfaces(text) {
  /** @type {Map<string, Map<string, string | undefined>>} */
  const interfaces = new Map();
  for (const [, name = '', body = ''] of text.matchAll(/^export interface (\w+)[^{]*\{\n([\s\S]*?)^\}/gm)) {
    /** @type {Map<string, string | undefined>} */
    const properties = new Map();
    for (const [, property = '', type = ''] of body.matchAll(
      /#(\w+) \w+#\1\}[\s\S]*?readonly \w+\??: ([^;]+);/g,
    ))
      properties.set(property, /^[A-Z]\w*/.exec(type)?.[0]);
    interfaces.set(name, properties);
  }
  return interfaces;
}

/**
 * @typedef {{ [name: string]: Tree }} Tree
 * @param {Map<string, Map<string, string | undefined>>} interfaces
 * @param {string} name
 * @param {number} depth
 * @returns {Tree}
 */
function toTree(interfaces, name, depth) {
  /** @type {Tree} */
  const tree = {};
  if (depth > MAX_DEPTH) return tree;
  for (const [property, type] of interfaces.get(name) ?? [])
    tree[property] = type === undefined ? {} : toTree(interfaces, type, depth + 1);
  return tree;
}

/**
 * @param {string} folder
 * @returns {{ arguments: Tree, attributes: string[] } | undefined} Undefined for a type that the release doesn't have.
 */
function readType(folder) {
  if (!existsSync(path.join(folder, 'index.d.ts'))) return undefined;
  const declared = [path.join(folder, 'index.d.ts')];
  const structs = path.join(folder, 'index-structs');
  if (existsSync(structs))
    declared.push(
      ...readdirSync(structs)
        .filter((file) => file.endsWith('.d.ts'))
        .map((file) => path.join(structs, file)),
    );
  const declarations = declared.map((file) => readFileSync(file, 'utf8')).join('\n');
  const interfaces = readInterfaces(declarations);
  const [, root = ''] =
    /^export interface (\w+) extends cdkt[fn]\.Terraform\w*MetaArguments/m.exec(declarations) ?? [];
  const code = readFileSync(path.join(folder, 'index.js'), 'utf8');
  const own = code.slice(code.search(/extends cdkt[fn]\.Terraform\w*(?:Resource|DataSource)\b/));
  const read = own.matchAll(/Attribute\(['"](\w+)['"]\)|\(this, ['"](\w+)['"]/g);
  return {
    arguments: toTree(interfaces, root, 0),
    attributes: [...new Set([...read].map(([, simple, complex]) => simple ?? complex ?? ''))],
  };
}

/**
 * Adds a release's tree to those before: each name has the releases that have it, as bits.
 * @typedef {{ [name: string]: number | [number, Merged] }} Merged
 * @param {Merged} merged
 * @param {Tree} tree
 * @param {number} bit
 */
function merge(merged, tree, bit) {
  for (const [name, children] of Object.entries(tree)) {
    const found = merged[name] ?? 0;
    const [bits, inner] = typeof found === 'number' ? [found, /** @type {Merged} */ ({})] : found;
    merge(inner, children, bit);
    merged[name] = Object.keys(inner).length === 0 ? bits | bit : [bits | bit, inner];
  }
}

const given = process.argv[2];
const work = mkdtempSync(path.join(tmpdir(), 'provider-schemas-'));
const kept = given ?? work;
const used = findUsedTypes();
/** @type {Record<string, { releases: number, arguments: Merged, attributes: Record<string, number> }>} */
const types = Object.fromEntries(used.map((name) => [name, { releases: 0, arguments: {}, attributes: {} }]));

try {
  for (const [index, spec] of Object.values(PACKAGES).entries()) {
    const folder = path.join(work, String(index));
    mkdirSync(folder);
    extractTypes(download(spec, kept), folder);
    for (const name of used) {
      const type = types[name];
      const found = readType(path.join(folder, 'package/lib', toFolder(name)));
      if (found === undefined || type === undefined) continue;
      const bit = 1 << index;
      type.releases |= bit;
      merge(type.arguments, found.arguments, bit);
      for (const attribute of found.attributes)
        type.attributes[attribute] = (type.attributes[attribute] ?? 0) | bit;
    }
  }
  const lines = Object.entries(types).map(
    ([name, type]) => `    ${JSON.stringify(name)}: ${JSON.stringify(type)}`,
  );
  const releases = JSON.stringify(Object.keys(PACKAGES));
  writeFileSync(OUTPUT, `{\n  "releases": ${releases},\n  "types": {\n${lines.join(',\n')}\n  }\n}\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
