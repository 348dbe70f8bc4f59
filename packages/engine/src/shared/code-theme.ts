/** One color of a code theme: where it applies (TextMate scopes) and how it looks in both color modes. */
export interface CodeSlot {
  readonly name: string;
  /** Empty for the first slot, which is plain text. */
  readonly scopes: readonly string[];
  readonly light: string;
  readonly dark: string;
}
