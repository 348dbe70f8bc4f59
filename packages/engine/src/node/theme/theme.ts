import type { CodeSlot } from '#shared/code-theme.ts';
import type { EngineTexts, TextCatalogues } from '#shared/engine-texts.ts';
import type { HeadTag } from '#shared/page-head.ts';
import type { TextMarks } from '../twins/text-marks.ts';

/**
 * How a site looks, as a value of its config. Modules are named as an import names them: a package, or a path from the
 * site's folder that begins with `./`.
 */
export interface Theme {
  /** Module that renders what is inside of pages: exports `renderBody`, `mdxComponents`, `pageComponents`. */
  readonly body: string;
  /** Module that renders documents around them: exports `renderDocument`, `renderSidebarFragment`. */
  readonly document: string;
  /** Module that every page loads in the browser, with the theme's styles. */
  readonly client: string;
  /** Module that draws what is shown of a link to a page: exports `renderSocialImage`, which gives SVG or nothing, and `fonts`, font files as data addresses. */
  readonly socialImage?: string;
  /** What theme and engine say, by language. */
  readonly texts: TextCatalogues;
  /** Colors of code; the first slot is plain text. */
  readonly codeTheme: readonly CodeSlot[];
  /** Module whose exports pages can use as components, beside those of `body` or in their place. */
  readonly components?: string;
  /** Stylesheets behind the theme's own, so that theirs hold: tokens as custom properties of `:root`, rules. */
  readonly styles?: readonly string[];
  /**
   * Modules in place of others: `{ '@gruntwork-docs/theme/layout/Footer.tsx': './theme/Footer.tsx' }`. The one that takes
   * the place may import the one that it replaces.
   */
  readonly replace?: Readonly<Record<string, string>>;
  /** How its components read as plain text; absent: by their elements alone. */
  readonly textMarks?: TextMarks;
  /** Further elements of every page's head. */
  readonly head?: readonly HeadTag[];
  /** Data for search engines (JSON-LD) in every page's head. */
  readonly headData?: readonly string[];
}

/** What a site changes of a theme. */
export type ThemeChanges = Partial<Omit<Theme, 'texts'>> & {
  /** Texts by language; those that are left out stay. */
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** A theme with some of it changed: texts and replaced modules one by one, everything else as a whole. */
export function extendTheme(theme: Theme, changes: ThemeChanges): Theme {
  const { texts = {}, replace, ...rest } = changes;
  const catalogues: Record<string, EngineTexts> & { en: EngineTexts } = { ...theme.texts };
  for (const [lang, own] of Object.entries(texts)) {
    const unknown = Object.keys(own).find((key) => !(key in theme.texts.en));
    if (unknown !== undefined) throw new Error(`the theme has no text \`${unknown}\``);
    catalogues[lang] = { ...(theme.texts[lang] ?? { ...theme.texts.en, lang }), ...own };
  }
  return { ...theme, ...rest, texts: catalogues, replace: { ...theme.replace, ...replace } };
}
