import type { DevServerOptions } from './dev/create-dev-server.ts';
import type { RunningServer } from './preview-server.ts';

/**
 * Serves a site while it is being written, until it is closed or the process is asked to end: edits are shown at once,
 * errors in the browser and in the terminal. Throws a `BuildError` when the config is wrong or the port cannot be had.
 */
export async function startDevServer(options: DevServerOptions): Promise<RunningServer> {
  // React takes its development build, with its warnings, when this is set before it is first loaded.
  process.env.NODE_ENV = 'development';
  const { createDevServer } = await import('./dev/create-dev-server.ts');
  return createDevServer(options);
}
