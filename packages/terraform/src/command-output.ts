/** Where a command writes; whole texts only. */
export interface CommandOutput {
  writeOut(text: string): void;
  writeError(text: string): void;
}
