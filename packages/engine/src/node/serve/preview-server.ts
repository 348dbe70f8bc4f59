import { createServer } from 'node:http';
import path from 'node:path';
import { closeServer, listen } from './listen.ts';
import { checkBuiltFolder, createRulesReader } from './preview/built-folder.ts';
import { createPreviewHandler } from './preview/preview-handler.ts';
import { sendText } from './simple-replies.ts';
import { onStopSignal } from './stop-signals.ts';

export interface PreviewOptions {
  /** Folder of a built site. */
  readonly dir: string;
  readonly host: string;
  /** 0 uses any free port. */
  readonly port: number;
}

export interface RunningServer {
  /** URL of the site's first page. */
  readonly url: string;
  /** Finishes open requests and stops. */
  close(): Promise<void>;
}

/**
 * Serves a built site as a static host would, until it is closed or the process receives a signal to end.
 * Throws a `BuildError` when the folder has no site or the port is not available.
 */
export async function startPreview({ dir, host, port }: PreviewOptions): Promise<RunningServer> {
  const folder = path.resolve(dir);
  checkBuiltFolder(folder);
  const handle = createPreviewHandler(folder);
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      // A parallel build may remove a file between lookup and reading.
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The file could not be read.');
    });
  });
  const origin = await listen(server, { host, port });
  const { baseUrl } = await createRulesReader(folder)();
  const close = (): Promise<void> => {
    forget();
    return closeServer(server);
  };
  const forget = onStopSignal(() => void close());
  return { url: origin + baseUrl, close };
}
