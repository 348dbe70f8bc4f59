#!/usr/bin/env node
// Runs a command of the engine, or one that another package provides.
import './v8.mjs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Commands of other packages, with the modules that run them.
 * @type {Readonly<Record<string, string>>}
 */
const COMMANDS = {
  reference: '@gruntwork-docs/terraform/cli',
  'reference site': '@gruntwork-docs/reference/site',
  'import-docusaurus': '@gruntwork-docs/docusaurus/import',
  bundle: '@gruntwork-docs/offline/cli',
  hosts: '@gruntwork-docs/hosts/cli',
  mcp: '@gruntwork-docs/mcp/cli',
};

const [, , command = '', word = ''] = process.argv;
const module = COMMANDS[`${command} ${word}`] ?? COMMANDS[command];
if (module === undefined) await import('./dist/cli.mjs');
else await runCommand(module);

/**
 * Runs a module, which reads the arguments after its command.
 * @param {string} module
 */
async function runCommand(module) {
  const file = findModule(module);
  if (file === undefined) {
    const name = module.split('/').slice(0, 2).join('/');
    console.error(`error: \`${command}\` is a command of \`${name}\`, which is not installed`);
    console.error(`  Install it: \`npm install ${name}\`.`);
    process.exitCode = 1;
    return;
  }
  process.argv.splice(2, 1);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(file).href);
}

/** @param {string} name */
function findModule(name) {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
}
