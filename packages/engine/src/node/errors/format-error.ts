import { BuildError, BuildErrors } from './build-error.ts';
import { explainSystemError } from './explain-system-error.ts';
import { mapTrace } from './map-trace.ts';

/** `file:line:column`, which terminals and editors make clickable. */
export function formatPosition(position: BuildError['position']): string {
  const { file, line, column } = position;
  if (file === undefined) return '';
  return [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');
}

/** One error as text: position, message, frame, hint. */
export function formatBuildError(error: BuildError): string {
  const position = formatPosition(error.position);
  const parts = [position === '' ? error.message : `${position}\n  ${error.message}`];
  if (error.frame !== undefined) parts.push(error.frame.replace(/^/gm, '  '));
  if (error.hint !== undefined) parts.push(`  ${error.hint}`);
  return parts.join('\n');
}

/** Formats any thrown value for the terminal. */
export function formatError(error: unknown): string {
  if (error instanceof BuildErrors) {
    const count = `${error.errors.length} errors`;
    return [...error.errors.map(formatBuildError), count].join('\n\n');
  }
  if (error instanceof BuildError) return formatBuildError(error);
  const explained = explainSystemError(error);
  if (explained !== undefined) return formatBuildError(explained);
  if (error instanceof Error) return mapTrace(error.stack ?? error.message);
  return String(error);
}
