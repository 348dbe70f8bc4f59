import type { DevServerOptions } from './dev/create-dev-server.ts';
import type { RunningServer } from './preview-server.ts';

/**
 * Serves a site during writing, until it is closed or the process receives a signal to end: edits appear at
 * once, errors in the browser and in the terminal. Throws a `BuildError` when the config is invalid or the
 * port is not available.
 */
export async function startDevServer(options: DevServerOptions): Promise<RunningServer> {
  // React uses its development build, with its warnings, when this is set before it is first loaded.
  process.env.NODE_ENV = 'development';
  const { createDevServer } = await import('./dev/create-dev-server.ts');
  return createDevServer(options);
}
