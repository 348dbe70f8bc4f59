import { type EngineMessages, findMessages, type TextCatalogues } from '#shared/engine-messages.ts';
import type { SearchIntegration } from '../../index/search/search-integration.ts';
import type { SourceMessages, SourceModules } from './source-modules.ts';
import type { Theme } from './theme.ts';

/**
 * A theme with the modules, styles and messages that the site's sources and its search add to pages. The
 * site's own come after them, and may override slots. Throws for messages of the site with unknown keys.
 */
export function resolveTheme(
  theme: Theme,
  sources: readonly SourceModules[],
  search: SearchIntegration,
): Theme {
  const messages = sources.flatMap((source) => source.messages ?? []);
  checkKeys(theme, messages);
  return {
    ...theme,
    texts: joinMessages(theme.texts, messages),
    scripts: [...(search.client === undefined ? [] : [search.client]), ...(theme.scripts ?? [])],
    slots: { ...search.slots, ...theme.slots },
    styles: [
      ...sources.flatMap(({ styles = [] }) => styles),
      ...(search.styles ?? []),
      ...(theme.styles ?? []),
    ],
  };
}

function joinMessages(texts: TextCatalogues, messages: readonly SourceMessages[]): TextCatalogues {
  const join = (lang: string, own: EngineMessages): EngineMessages =>
    Object.assign({}, ...messages.map((catalogues) => findMessages(catalogues, lang)), own);
  const joined = Object.entries(texts).map(([lang, own]) => [lang, join(lang, own)]);
  return { ...Object.fromEntries(joined), en: join('en', texts.en) };
}

function checkKeys({ texts, baseTexts = texts }: Theme, messages: readonly SourceMessages[]): void {
  if (texts === baseTexts) return;
  const known = new Set([baseTexts.en, ...messages.map(({ en }) => en)].flatMap(Object.keys));
  const unknown = Object.values(texts)
    .flatMap(Object.keys)
    .find((key) => !known.has(key));
  if (unknown !== undefined) throw new Error(`the theme has no text \`${unknown}\``);
}
