import { AsyncLocalStorage } from 'node:async_hooks';

const FOLDER = new AsyncLocalStorage<string>();
let isInstalled = false;

/**
 * Runs a function that expects the current folder to be its site's, with the site's files and packages. A
 * thread cannot have its own working directory, so `process.cwd()` returns this folder during the run, and
 * nothing else changes.
 */
export function runInFolder<Value>(folder: string, run: () => Promise<Value>): Promise<Value> {
  if (!isInstalled) {
    const { cwd } = process;
    process.cwd = () => FOLDER.getStore() ?? cwd();
    isInstalled = true;
  }
  return FOLDER.run(folder, run);
}
