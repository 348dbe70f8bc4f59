#!/usr/bin/env node
// Finds a Chromium (or installs the system's package) and runs a command with CHROMIUM_PATH set to it, and FIREFOX_PATH
// to a Firefox where there is one.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FIREFOX_NAMES = ['firefox-esr', 'firefox'];

/**
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
function findOnPath(names) {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
    if (found !== '') return found;
  }
  return undefined;
}

/** @returns {Promise<string | undefined>} */
async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && existsSync(given)) return given;
  const onPath = findOnPath(NAMES);
  if (onPath !== undefined) return onPath;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Debian's package where there is `apt-get` and the right to use it, Playwright's own download elsewhere. */
function installBrowser() {
  console.error('No Chromium found; installing one.');
  if (process.getuid?.() === 0 && spawnSync('sh', ['-c', 'command -v apt-get']).status === 0) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  } else {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
}

let browser = await findBrowser();
if (browser === undefined) {
  installBrowser();
  browser = await findBrowser();
}
if (browser === undefined) {
  console.error('No Chromium was found or could be installed. Install one, or set CHROMIUM_PATH to it.');
  process.exit(1);
}
const firefox = process.env.FIREFOX_PATH ?? findOnPath(FIREFOX_NAMES);
if (firefox === undefined)
  console.error('No Firefox was found: its tests are left out. Install firefox-esr, or set FIREFOX_PATH.');
const [command = '', ...args] = process.argv.slice(2);
const local = `${process.cwd()}/node_modules/.bin:${process.env.PATH}`;
const result = spawnSync(command, args, {
  stdio: 'inherit',
  env: { ...process.env, PATH: local, CHROMIUM_PATH: browser, ...(firefox && { FIREFOX_PATH: firefox }) },
});
process.exit(result.status ?? 1);
