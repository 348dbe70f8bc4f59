import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type SentError, toError } from '../../errors/sent-error.ts';
import type { BundleThemeInput, ThemeBundle } from './theme-bundle.ts';
import type { ThemeSources } from './theme-sources.ts';

/** A job for compiling a theme into a folder: plain data. */
export interface CompileRequest {
  readonly dir: string;
  readonly input: BundleThemeInput & { readonly found: ThemeSources };
}

export type CompiledTheme = ThemeBundle & { readonly inputs: readonly string[] };

export type CompileReply = { readonly compiled: CompiledTheme } | { readonly failure: SentError };

/**
 * Compiles a theme in a child process. The bundler is native code that keeps 300 MB once it has run, on top
 * of the memory for the rest of a build.
 */
export function compileInProcess(request: CompileRequest): Promise<CompiledTheme> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./theme.mjs', import.meta.url)), {
      serialization: 'advanced',
    });
    child.once('message', (reply: CompileReply) => {
      if ('compiled' in reply) resolve(reply.compiled);
      else reject(toError(reply.failure));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`the program that compiles the theme ended (${signal ?? `exit code ${code}`})`)),
    );
    child.send(request);
  });
}
