import type { CodeSlot } from '#shared/code-theme.ts';
import type { EngineMessages, TextCatalogues } from '#shared/engine-messages.ts';
import type { HeadTag } from '#shared/page-head.ts';
import { NO_PLAIN_TEXT_RULES, type PlainTextRules } from '../../index/markdown-export/plain-text-rules.ts';

/**
 * The site's theme, as a value of its config. Module names have the form of imports: a package, or a path
 * from the site's folder that begins with `./`.
 */
export interface Theme<Slot extends string = string> {
  /** Module that renders what is inside of pages: exports `renderBody`, `mdxComponents`, `pageComponents`. */
  readonly body: string;
  /** Module that renders documents around them: exports `renderDocument`, `renderSidebarFragment`. */
  readonly document: string;
  /** Module that every page loads in the browser, with the theme's styles. */
  readonly client: string;
  /** Further modules that every page starts: each exports `start`, which gets the site's data. */
  readonly scripts?: readonly string[];
  /** Module that draws what is shown of a link to a page: exports `renderSocialImage`, which gives SVG or nothing, and `fonts`, font files as data addresses. */
  readonly socialImage?: string;
  /** Messages of theme and engine, by language. */
  readonly texts: TextCatalogues;
  /** The texts before a site has changed any: they have all keys of the theme. */
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
  /** Components whose `href` is a link of the page: it is resolved and checked as a link of Markdown is. */
  readonly linkComponents?: readonly string[];
  /** Stylesheets behind the theme's own, so that theirs hold: tokens as custom properties of `:root`, rules. */
  readonly styles?: readonly string[];
  /** Names of the components that a site can replace. */
  readonly slotNames?: readonly Slot[];
  /** Modules that fill slots, by the slot's name, which is that of the component they export: `{ Footer: './theme/Footer.tsx' }`. */
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
  /** Further classes. */
  readonly plainTextRules?: Partial<PlainTextRules>;
  /** Messages by language; omitted ones stay. */
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Changes a theme: texts and slots one by one; components that link and text marks are added; everything else as a whole. */
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
