/** Conversion of a theme's components to plain text, by the class names of their elements. */
export interface PlainTextRules {
  /** Controls, repetitions and decoration. */
  readonly omit: readonly string[];
  /** Asides: become quotes. */
  readonly quotes: readonly string[];
  /** Names of parts, above or before them: become bold. */
  readonly labels: readonly string[];
  /** Boxes in a row, each a link: become list items. */
  readonly items: readonly string[];
  /** Boxes around a code block; `data-lang` names its language. */
  readonly code: readonly string[];
  /** Name of the file in such a box. */
  readonly codeTitle: readonly string[];
}

export const NO_PLAIN_TEXT_RULES: PlainTextRules = {
  omit: [],
  quotes: [],
  labels: [],
  items: [],
  code: [],
  codeTitle: [],
};

/** The same names as sets, for fast lookups. */
export type PlainTextRuleSets = { readonly [Name in keyof PlainTextRules]: ReadonlySet<string> };

/** Creates sets from a theme's rules. */
export function createRuleSets(marks: PlainTextRules): PlainTextRuleSets {
  const { omit, quotes, labels, items, code, codeTitle } = marks;
  return {
    omit: new Set(omit),
    quotes: new Set(quotes),
    labels: new Set(labels),
    items: new Set(items),
    code: new Set(code),
    codeTitle: new Set(codeTitle),
  };
}
