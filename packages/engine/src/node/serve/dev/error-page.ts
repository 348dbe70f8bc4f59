import path from 'node:path';
import type { ErrorPayload } from 'vite';
import { BuildError, BuildErrors } from '../../errors/build-error.ts';
import { formatError } from '../../errors/format-error.ts';
import { mapTrace } from '../../errors/map-trace.ts';
import { escapeHtml } from '../../read/content/title.ts';
import { renderRevisionMark } from './revision-mark.ts';

/** An error in the format of Vite's overlay; its file positions are relative to `root`. */
export function toOverlayError(error: unknown, root: string): ErrorPayload['err'] {
  const first = error instanceof BuildErrors ? error.errors[0] : error;
  if (!(first instanceof BuildError)) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { message, stack: mapTrace(stack) };
  }
  const { position, frame, hint } = first;
  const others =
    error instanceof BuildErrors ? `\n\nand ${error.errors.length - 1} more, see the terminal` : '';
  const file = position.file === undefined ? undefined : path.resolve(root, position.file);
  return {
    message: [first.message, ...(hint === undefined ? [] : [hint])].join('\n\n') + others,
    stack: first.cause instanceof Error ? mapTrace(first.cause.stack ?? '') : '',
    ...(file !== undefined && { id: file }),
    ...(frame !== undefined && { frame }),
    ...(file !== undefined &&
      position.line !== undefined && { loc: { file, line: position.line, column: position.column ?? 1 } }),
  };
}

/**
 * A page that shows an error, readable without scripts. It reloads by itself when something changes,
 * including while the page was loading: `revision` is from the time of the request.
 */
export function renderErrorPage(error: unknown, root: string, baseUrl: string, revision?: string): string {
  const client = JSON.stringify(`${baseUrl}@vite/client`);
  const ownClient = JSON.stringify(`${baseUrl}@id/virtual:dev-client`);
  const overlay = JSON.stringify(toOverlayError(error, root)).replace(/</g, '\\u003c');
  const mark = revision === undefined ? '' : renderRevisionMark(revision);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${mark}<title>Error</title>
<script type="module">
import { ErrorOverlay } from ${client};
import ${ownClient};
document.body.append(new ErrorOverlay(${overlay}));
</script>
</head>
<body>
<h1>The page could not be shown</h1>
<pre>${escapeHtml(formatError(error))}</pre>
</body>
</html>
`;
}
