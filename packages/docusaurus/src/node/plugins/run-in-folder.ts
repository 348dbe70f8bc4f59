import { AsyncLocalStorage } from 'node:async_hooks';

const FOLDER = new AsyncLocalStorage<string>();
let isInstalled = false;

/**
 * Runs a program that takes the current folder for that of its site, where its files and packages lie. A thread cannot have a
 * folder of its own; what asks for it while the program runs is told this one, and nothing else is.
 */
export function runInFolder<Value>(folder: string, run: () => Promise<Value>): Promise<Value> {
  if (!isInstalled) {
    const { cwd } = process;
    process.cwd = () => FOLDER.getStore() ?? cwd();
    isInstalled = true;
  }
  return FOLDER.run(folder, run);
}
