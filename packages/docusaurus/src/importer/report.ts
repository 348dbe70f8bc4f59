/** A feature of the old site that the new one lacks. */
export interface Dropped {
  readonly file: string;
  readonly line: number | undefined;
  readonly message: string;
}

/** Collects dropped features, with their source positions. */
export class Report {
  readonly dropped: Dropped[] = [];

  constructor(
    readonly file: string,
    readonly text: string,
  ) {}

  /** Adds a dropped setting of the config; `near` is text at its position. */
  drop(message: string, near: string): void {
    const at = this.text.indexOf(near);
    const line = at < 0 ? undefined : this.text.slice(0, at).split('\n').length;
    this.dropped.push({ file: this.file, line, message });
  }

  dropFile(file: string, message: string): void {
    this.dropped.push({ file, line: undefined, message });
  }
}

/** Formats the report as text, one line each. */
export function formatReport(dropped: readonly Dropped[]): string {
  return dropped
    .map(({ file, line, message }) => `  ${file}${line === undefined ? '' : `:${line}`}  ${message}`)
    .join('\n');
}
