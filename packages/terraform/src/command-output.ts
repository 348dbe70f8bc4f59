/** Output of a command; each write is complete. */
export interface CommandOutput {
  writeOut(text: string): void;
  writeError(text: string): void;
}
