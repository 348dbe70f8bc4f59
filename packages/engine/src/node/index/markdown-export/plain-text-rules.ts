/** How a theme's components read as plain text: names of the classes that they give to their parts. */
export interface PlainTextRules {
  /** Controls, and what repeats or decorates the text. */
  readonly omit: readonly string[];
  /** Remarks beside the text: become quotes. */
  readonly quotes: readonly string[];
  /** What a part is called, above or before it: becomes bold. */
  readonly labels: readonly string[];
  /** Boxes that stand side by side, a link each: become items of a list. */
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

/** The same names, to be asked for often. */
export type PlainTextRuleSets = { readonly [Name in keyof PlainTextRules]: ReadonlySet<string> };

/** Makes sets of a theme's marks. */
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
