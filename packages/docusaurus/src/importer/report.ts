/** Something of the old site that the new one does not have. */
export interface Dropped {
  readonly file: string;
  readonly line: number | undefined;
  readonly message: string;
}

/** Collects what is dropped, with the place where it stands. */
export class Report {
  readonly dropped: Dropped[] = [];

  constructor(
    readonly file: string,
    readonly text: string,
  ) {}

  /** Something that the config names; `near` is text that stands where it does. */
  drop(message: string, near: string): void {
    const at = this.text.indexOf(near);
    const line = at < 0 ? undefined : this.text.slice(0, at).split('\n').length;
    this.dropped.push({ file: this.file, line, message });
  }

  dropFile(file: string, message: string): void {
    this.dropped.push({ file, line: undefined, message });
  }
}

/** The report as text, a line for each. */
export function formatReport(dropped: readonly Dropped[]): string {
  return dropped
    .map(({ file, line, message }) => `  ${file}${line === undefined ? '' : `:${line}`}  ${message}`)
    .join('\n');
}
