import type { CodeSlot } from '#shared/code-theme.ts';
import type { EngineMessages, TextCatalogues } from '#shared/engine-messages.ts';
import type { HeadTag } from '#shared/page-head.ts';
import { NO_PLAIN_TEXT_RULES, type PlainTextRules } from '../../index/markdown-export/plain-text-rules.ts';

/**
 * The site's theme, as a value of its config. Module names have the form of imports: a package, or a path
 * from the site's folder that begins with `./`.
 */
export interface Theme<Slot extends string = string> {
  /** Module for page bodies: exports `renderBody`, `mdxComponents`, `pageComponents`. */
  readonly body: string;
  /** Module for documents around them: exports `renderDocument`, `renderSidebarFragment`. */
  readonly document: string;
  /** Module that every page loads in the browser, with the theme's styles. */
  readonly client: string;
  /** Further modules that every page starts: each exports `start`, which gets the site's data. */
  readonly scripts?: readonly string[];
  /**
   * Module for social cards: exports `renderSocialImage`, which returns SVG or nothing, and `fonts`, font
   * files as data URLs.
   */
  readonly socialImage?: string;
  /** Messages of theme and engine, by language. */
  readonly texts: TextCatalogues;
  /** The messages before a site's changes: they contain all keys of the theme. */
  readonly baseTexts?: TextCatalogues;
  /** Colors of code; the first slot is plain text. */
  readonly codeTheme: readonly CodeSlot[];
  /** Module whose exports pages can use as components, in addition to those of `body` or overriding them. */
  readonly components?: string;
  /**
   * Module that a page starts in the browser once it is displayed, after the theme's own behaviors: exports
   * `start`.
   */
  readonly behaviors?: string;
  /** Components with links in `href`, which are resolved and checked like Markdown links. */
  readonly linkComponents?: readonly string[];
  /**
   * Stylesheets after the theme's own, which they override: tokens as custom properties of `:root`, rules.
   */
  readonly styles?: readonly string[];
  /** Names of the slots for components. */
  readonly slotNames?: readonly Slot[];
  /**
   * Modules that fill slots, by the slot's name, which is also their exported component's:
   * `{ Footer: './theme/Footer.tsx' }`.
   */
  readonly slots?: Readonly<Partial<Record<Slot, string>>>;
  /** Conversion of its components to plain text; absent: by their elements alone. */
  readonly plainTextRules?: PlainTextRules;
  /** Further elements of every page's head. */
  readonly head?: readonly HeadTag[];
  /** Data for search engines (JSON-LD) in every page's head. */
  readonly headData?: readonly string[];
}

/** A site's changes to a theme. */
export type ThemeChanges<Slot extends string = string> = Partial<
  Omit<Theme<Slot>, 'texts' | 'baseTexts' | 'slotNames' | 'plainTextRules'>
> & {
  /** Additional class names. */
  readonly plainTextRules?: Partial<PlainTextRules>;
  /** Messages by language; omitted ones stay. */
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/**
 * Extends a theme: merges messages and slots, appends link components and plain text rules, and replaces
 * everything else.
 */
export function extendTheme<Slot extends string>(
  theme: Theme<Slot>,
  changes: ThemeChanges<NoInfer<Slot>>,
): Theme<Slot> {
  const { texts = {}, slots, plainTextRules = {}, linkComponents = [], ...rest } = changes;
  const { slotNames = [] } = theme;
  const unknownSlot = Object.keys(slots ?? {}).find((name) => !slotNames.some((slot) => slot === name));
  if (unknownSlot !== undefined)
    throw new Error(`the theme has no slot \`${unknownSlot}\`: use ${slotNames.join(', ')}`);
  const catalogues: Record<string, EngineMessages> & { en: EngineMessages } = { ...theme.texts };
  for (const [lang, own] of Object.entries(texts)) {
    catalogues[lang] = { ...(theme.texts[lang] ?? { ...theme.texts.en, lang }), ...own };
  }
  return {
    ...theme,
    ...rest,
    texts: catalogues,
    baseTexts: theme.baseTexts ?? theme.texts,
    plainTextRules: addMarks(theme.plainTextRules ?? NO_PLAIN_TEXT_RULES, plainTextRules),
    linkComponents: [...(theme.linkComponents ?? []), ...linkComponents],
    slots: { ...theme.slots, ...slots } as NonNullable<typeof slots>,
  };
}

function addMarks(marks: PlainTextRules, more: Partial<PlainTextRules>): PlainTextRules {
  const add = (name: keyof PlainTextRules): readonly string[] => [...marks[name], ...(more[name] ?? [])];
  return {
    omit: add('omit'),
    quotes: add('quotes'),
    labels: add('labels'),
    items: add('items'),
    code: add('code'),
    codeTitle: add('codeTitle'),
  };
}
