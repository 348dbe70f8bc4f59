import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LanguageInput } from 'shiki/core';
import type { CodeSlot } from '#shared/code-theme.ts';
import { createSlotTheme, readSlot, SLOT_THEME } from './code-theme.ts';
import { createRegexEngine } from './grammar/regex-engine.ts';
import { GRAMMARS } from './grammar-names.ts';
import { createLineTokenizer, type TokenizeLines } from './line-tokenizer.ts';

/** Grammars in the colors of a code theme, each loaded once. */
export interface Grammars {
  /** The tokenizer of a language; `null` for one without a grammar, `undefined` if it is not loaded. */
  get(key: string): TokenizeLines | null | undefined;
  /** Loads a language; embedded ones follow after spaces in its key. */
  load(key: string): Promise<void>;
}

/** Creates an empty store: a build without highlighting loads neither Shiki nor grammars. */
export function createGrammars(slots: readonly CodeSlot[]): Grammars {
  const tokenizers = new Map<string, TokenizeLines | null>();
  let shiki: ReturnType<typeof loadShiki> | undefined;
  return {
    get: (key) => tokenizers.get(key),
    async load(key) {
      if (tokenizers.has(key)) return;
      shiki ??= loadShiki(slots);
      const { create, loaders } = await shiki;
      const [lang = '', ...others] = key.split(' ').map((name) => GRAMMARS.get(name) ?? name);
      const loads = [lang, ...others].flatMap((name) => loaders.get(name) ?? []);
      tokenizers.set(key, loaders.has(lang) ? await create(lang, loads) : null);
    },
  };
}

async function loadShiki(slots: readonly CodeSlot[]) {
  const [{ createHighlighterCore }, { translatePattern }, { loadPatternTable }, languages] =
    await Promise.all([
      import('shiki/core'),
      import('./grammar/translation.ts'),
      import('./grammar/pattern-table.ts'),
      import('shiki/langs'),
    ]);
  const table = loadPatternTable(path.dirname(fileURLToPath(import.meta.url)));
  // Half the time of the WebAssembly engine, with the same tokens.
  const engine = createRegexEngine((pattern) => table.get(pattern) ?? translatePattern(pattern));
  const create = async (lang: string, loads: readonly LanguageInput[]): Promise<TokenizeLines> => {
    // In one highlighter for all languages, loading a grammar would change how others, such as Markdown,
    // highlight embedded code.
    const core = await createHighlighterCore({
      themes: [createSlotTheme(slots)],
      langs: [...loads],
      engine,
      warnings: false,
    });
    const colors = core.setTheme(SLOT_THEME).colorMap.map(readSlot);
    return createLineTokenizer({ grammar: core.getLanguage(lang), slots: colors });
  };
  const { bundledLanguages, bundledLanguagesAlias } = languages;
  return { create, loaders: new Map(Object.entries({ ...bundledLanguagesAlias, ...bundledLanguages })) };
}
