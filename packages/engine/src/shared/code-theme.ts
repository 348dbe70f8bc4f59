/** One color of a code theme: its scopes (TextMate) and its values in both color modes. */
export interface CodeSlot {
  readonly name: string;
  /** Empty for the first slot, which is plain text. */
  readonly scopes: readonly string[];
  readonly light: string;
  readonly dark: string;
}
