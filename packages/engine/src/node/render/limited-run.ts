import vm from 'node:vm';
import { hasCode } from '../errors/has-code.ts';

/** Key of the function for the script below. */
const SLOT = Symbol.for('gruntwork-docs.limited-run');
const script = new vm.Script(`globalThis[Symbol.for(${JSON.stringify(SLOT.description)})]()`);

/**
 * Runs code that must not block the process: a page's code may loop endlessly, or exit. Throws an error
 * instead. This is for processes that must run the code themselves; a worker is safer.
 */
export function runLimited<T>(run: () => T, seconds: number): T {
  const { exit } = process;
  process.exit = (code) => {
    throw new Error(`it ends the program that makes it (exit code ${code ?? 0})`);
  };
  try {
    let result: { readonly value: T } | undefined;
    Reflect.set(globalThis, SLOT, () => {
      result = { value: run() };
    });
    script.runInThisContext({ timeout: seconds * 1000 });
    if (result === undefined) throw new Error('it came to no end');
    return (result as { readonly value: T }).value;
  } catch (error) {
    if (!hasCode(error, 'ERR_SCRIPT_EXECUTION_TIMEOUT')) throw error;
    throw new Error(`it took longer than ${seconds} seconds`, { cause: error });
  } finally {
    process.exit = exit;
    Reflect.deleteProperty(globalThis, SLOT);
  }
}
