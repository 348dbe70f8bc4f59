import { formatError } from '../../errors/format-error.ts';

/** Prints progress; a terminal rewrites its last line, a log gets whole lines. */
export interface Reporter {
  /** Runs one named step and prints how long it took. */
  step<T>(name: string, run: () => Promise<T> | T): Promise<T>;
  /** Shows the progress of a long step. */
  progress(text: string): void;
  info(text: string): void;
  warn(text: string): void;
  error(error: unknown): void;
}

export interface ReporterOptions {
  readonly out: { write(text: string): unknown; readonly isTTY?: boolean | undefined };
  /** Milliseconds, for durations. */
  readonly now?: () => number;
  /** Prints only warnings and errors. */
  readonly quiet?: boolean;
}

/** Shorter steps, in milliseconds, are not printed. */
const SHORTEST_SHOWN = 5;

export function createReporter({
  out,
  now = () => performance.now(),
  quiet = false,
}: ReporterOptions): Reporter {
  let open = false;
  const closeLine = (): void => {
    if (open) out.write(out.isTTY === true ? '\r\u001B[2K' : '');
    open = false;
  };
  const line = (text: string): void => {
    closeLine();
    out.write(`${text}\n`);
  };
  return {
    async step(name, run) {
      const start = now();
      const result = await run();
      const elapsed = now() - start;
      if (!quiet && elapsed >= SHORTEST_SHOWN) line(`  ${name.padEnd(28)} ${formatDuration(elapsed)}`);
      return result;
    },
    progress(text) {
      if (quiet || out.isTTY !== true) return;
      out.write(`\r\u001B[2K  ${text}`);
      open = true;
    },
    info(text) {
      if (!quiet) line(text);
    },
    warn(text) {
      line(text.replace(/^/, 'warning: '));
    },
    error(error) {
      line(`error: ${formatError(error)}`);
    },
  };
}

/** `840 ms`, `4.71 s`. */
export function formatDuration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
}

/** `512 B`, `3.4 kB`, `12.6 MB`: decimal units, as networks count. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
