import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LanguageInput } from 'shiki/core';
import type { CodeSlot } from '#shared/code-theme.ts';
import { escapeText } from '../content/title.ts';
import type { CodeMemory, ColoredLine } from './code-memory.ts';
import { findFenceLanguages } from './fence-languages.ts';
import { createRegexEngine } from './grammar/regex-engine.ts';
import { GRAMMARS } from './grammar-names.ts';
import { type ColorLines, createLineColorer } from './line-memory.ts';

const THEME = 'slots';

let memory: CodeMemory | undefined;

/** Sets what is known of the page at hand; `undefined`: nothing is. */
export function setCodeMemory(known: CodeMemory | undefined): void {
  memory = known;
}

/** True when code of the page at hand is remembered: it may not take a grammar to show it. */
export function isRemembering(): boolean {
  return memory?.isEmpty === false;
}

let codeTheme: readonly CodeSlot[] = [];

/** Sets the code theme of this thread: once, before the first text is highlighted. */
export function setCodeTheme(slots: readonly CodeSlot[]): void {
  codeTheme = slots;
}

/** A theme whose colors are slot numbers: `#000003` is slot 3. */
function createSlotTheme(slots: readonly CodeSlot[]) {
  return {
    name: THEME,
    type: 'light' as const,
    fg: '#000000',
    bg: '#ffffff',
    settings: slots.flatMap((slot, index) =>
      slot.scopes.length === 0
        ? []
        : [{ scope: [...slot.scopes], settings: { foreground: slotColor(index) } }],
    ),
  };
}

function slotColor(index: number): string {
  return `#${index.toString(16).padStart(6, '0')}`;
}

/** Colors of a grammar are counted from 1. */
function readSlot(color: string | undefined): number {
  return Number.parseInt(color?.slice(1) ?? '0', 16);
}

const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'console', 'output']);

/** Languages whose samples show code of other ones. */
const MARKDOWN = new Set(['md', 'markdown', 'mdx']);

/** Names the grammars that code takes, its own first: they hang on the code alone, not on what was loaded for other code before. */
function nameGrammars(code: string, lang: string): string {
  if (!MARKDOWN.has(lang)) return lang;
  const others = [...findFenceLanguages(code)].filter((other) => other !== lang && !PLAIN.has(other));
  return [lang, ...others.sort()].join(' ');
}

/** What makes colorers of languages. */
interface Highlighter {
  create(lang: string, loads: readonly LanguageInput[]): Promise<ColorLines>;
  readonly loaders: ReadonlyMap<string, LanguageInput>;
}

let highlighter: Promise<Highlighter> | undefined;
const colorers = new Map<string, ColorLines>();
/** What was prepared, as `nameGrammars` names it, also what nobody knows. */
const prepared = new Set<string>();
const missing = new Set<string>();

/** What code was shown in, since the last call, before it was prepared: that code has no colors. */
export function takeMissingLanguages(): readonly string[] {
  const taken = [...missing];
  missing.clear();
  return taken;
}

/**
 * Loads the grammars that a text's fences name; what nobody knows is shown as plain text.
 * To be awaited before `highlightLines` is called for code of these languages that is not remembered.
 */
export async function prepareLanguages(languages: Iterable<string>): Promise<void> {
  const wanted = [...new Set(languages)].filter((lang) => !PLAIN.has(lang) && !prepared.has(lang));
  if (wanted.length === 0) return;
  highlighter ??= createHighlighter();
  const { create, loaders } = await highlighter;
  for (const lang of wanted) {
    const [own = '', ...others] = lang.split(' ').map((name) => GRAMMARS.get(name) ?? name);
    const loads = [own, ...others].flatMap((name) => loaders.get(name) ?? []);
    if (loaders.has(own)) colorers.set(lang, await create(own, loads));
    prepared.add(lang);
  }
}

/** Loads the highlighter itself, which a build that highlights nothing does without. */
async function createHighlighter(): Promise<Highlighter> {
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
  const create = async (lang: string, loads: readonly LanguageInput[]): Promise<ColorLines> => {
    // One of its own: in one for all, grammars find each other once they are loaded, and Markdown looks another way from then on.
    const core = await createHighlighterCore({
      themes: [createSlotTheme(codeTheme)],
      langs: [...loads],
      engine,
      warnings: false,
    });
    const slots = core.setTheme(THEME).colorMap.map(readSlot);
    return createLineColorer({ grammar: core.getLanguage(lang), slots });
  };
  const { bundledLanguages, bundledLanguagesAlias } = languages;
  return { create, loaders: new Map(Object.entries({ ...bundledLanguagesAlias, ...bundledLanguages })) };
}

/** Highlights a text; one string of HTML per line: tokens as `<c-3>`, which is half of what a class takes, plain text bare. */
export function highlightLines(code: string, lang: string): string[] {
  if (PLAIN.has(lang)) return code.split('\n').map(escapeText);
  const texts = code.split(/\r?\n/);
  const known = memory?.find(code, lang);
  if (known !== undefined) return texts.map((text, index) => renderLine(text, known[index] ?? []));
  const grammars = nameGrammars(code, lang);
  const colorLines = colorers.get(grammars);
  if (colorLines === undefined) {
    if (!prepared.has(grammars)) missing.add(grammars);
    return code.split('\n').map(escapeText);
  }
  const lines = colorLines(texts);
  memory?.add(code, lang, lines);
  return texts.map((text, index) => renderLine(text, lines[index] ?? []));
}

function renderLine(text: string, line: ColoredLine): string {
  const isBare = !/[&<>]/.test(text);
  let html = '';
  let start = 0;
  for (let at = 0; at < line.length; at += 2) {
    const slot = line[at] ?? 0;
    const end = start + (line[at + 1] ?? 0);
    const piece = isBare ? text.slice(start, end) : escapeText(text.slice(start, end));
    html += slot === 0 ? piece : `<c-${slot}>${piece}</c-${slot}>`;
    start = end;
  }
  return html;
}

/** The stylesheet of the code theme: one custom property per slot and color mode. */
export function createCodeThemeCss(codeSlots: readonly CodeSlot[]): string {
  const declare = (mode: 'light' | 'dark'): string =>
    codeSlots.map((slot, index) => `--code-${index}:${slot[mode]}`).join(';');
  const classes = codeSlots.slice(1).map((_, index) => `c-${index + 1}{color:var(--code-${index + 1})}`);
  return `@layer code{:root{${declare('light')}}[data-theme="dark"]{${declare('dark')}}${classes.join('')}}`;
}
