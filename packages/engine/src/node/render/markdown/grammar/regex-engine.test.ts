// cspell:ignore größe straße Ünïcode ſtraße axbc bcxb
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createHighlighterCore, type Grammar, type RegexEngine } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ASCII_OF, narrowToAscii } from './ascii-pattern.ts';
import { createRegexEngine } from './regex-engine.ts';
import { readTranslation, translatePattern } from './translation.ts';

const THEME = { name: 'none', type: 'light' as const, fg: '#000000', bg: '#ffffff', settings: [] };

const createOwn = (): RegexEngine => createRegexEngine(translatePattern);
const createTheirs = (): RegexEngine => createJavaScriptRegexEngine({ forgiving: true });

type Lang = keyof typeof bundledLanguages;

async function openGrammar(lang: Lang, engine: RegexEngine): Promise<Grammar> {
  const langs = [bundledLanguages[lang]];
  const core = await createHighlighterCore({ themes: [THEME], langs, engine, warnings: false });
  core.setTheme('none');
  return core.getLanguage(lang);
}

/** Scopes of all tokens of a text. */
function tokenize(grammar: Grammar, text: string): string[] {
  let state: ReturnType<Grammar['tokenizeLine']>['ruleStack'] | null = null;
  return text.split('\n').flatMap((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
    state = ruleStack;
    return tokens.map(({ startIndex, endIndex, scopes }) => `${startIndex}-${endIndex} ${scopes.join(' ')}`);
  });
}

/** Fences of the project's own documentation, by language. */
function readFences(): Map<string, string[]> {
  const folder = path.join(import.meta.dirname, '../../../../../../../site/content');
  const fences = new Map<string, string[]>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.mdx?$/.test(name),
  ))
    for (const [, lang = '', code = ''] of readFileSync(path.join(folder, file), 'utf8').matchAll(
      /^```([\w-]+)[^\n]*\n([\s\S]*?)\n```$/gm,
    ))
      fences.set(lang, [...(fences.get(lang) ?? []), code]);
  return fences;
}

/** Text that exercises many grammars, with letters of other scripts. */
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: code of other languages
const MIXED = [
  'resource "aws_s3_bucket" "größe" { # Straße',
  '  name = "${var.name}-…-${lower("Ünïcode")}" // <<EOF',
  '}',
  'function _été($x: number, "日本語" = 0x1F_f): `a${1 + "b"}` { return /[\\p{L}]+/giu; }',
  '<a href="x">&amp; {{ .Values.a | default "b" }}</a> <!-- c --> <?php echo 1; ?>',
  '- key: &anchor !!str "a\\n" # c',
  '  *ptr: [1, ~, yes, 2020-01-01T00:00:00Z]',
  "if [[ -n $A && $(cat <<'EOF' | tr a b) ]]; then export B='c'; fi",
  'EOF',
  'def f(self, *args, **kw) -> "T": """doc""" @decorator raise ValueError(f"{x!r:>{10}}")',
  'SELECT a.b AS "c" FROM t WHERE x LIKE \'%y\' -- comment',
  '# Heading *a* **b** `c` [d](e)',
  'ſtraße K 😀 a😀b',
].join('\n');
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: code of other languages

const LANGS = ['hcl', 'yaml', 'shellscript', 'json', 'go', 'typescript', 'ruby', 'html', 'php'] as const;

afterEach(() => vi.restoreAllMocks());

describe('the engine of grammars', () => {
  it.each(LANGS)('finds the tokens of %s that the engine of Shiki finds', async (lang) => {
    const own = await openGrammar(lang, createOwn());
    const theirs = await openGrammar(lang, createTheirs());
    const fences = readFences();
    const samples = [
      ...(fences.get(lang) ?? []),
      ...(lang === 'shellscript' ? (fences.get('bash') ?? []) : []),
    ];
    for (const text of [MIXED, ...MIXED.split('\n'), ...samples.slice(0, 40)])
      expect(tokenize(own, text)).toEqual(tokenize(theirs, text));
  });

  it('matches less', async () => {
    const text = readFences().get('hcl')?.join('\n') ?? '';
    const count = async (engine: RegexEngine): Promise<number> => {
      const grammar = await openGrammar('hcl', engine);
      const exec = vi.spyOn(RegExp.prototype, 'exec');
      tokenize(grammar, text);
      const { length } = exec.mock.calls;
      exec.mockRestore();
      return length;
    };
    expect(await count(createOwn())).toBeLessThan(0.4 * (await count(createTheirs())));
  });

  it('leaves out what is no expression, and what is too much for a text', () => {
    const engine = createRegexEngine((pattern) => {
      if (pattern === 'bad') throw new Error('bad');
      return readTranslation(new RegExp(pattern, 'dg'));
    });
    const { exec } = RegExp.prototype;
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
      if (this.source === 'deep') throw new RangeError('deep');
      return exec.call(this, text);
    });
    const text = engine.createString('a deep b');
    const scanner = engine.createScanner(['bad', 'deep', '(x)?(b)', 'b']);
    expect(scanner.findNextMatchSync(text, 0, 0)).toEqual({
      index: 2,
      captureIndices: [
        { start: 7, end: 8, length: 1 },
        { start: 0xffff_ffff, end: 0xffff_ffff, length: 0 },
        { start: 7, end: 8, length: 1 },
      ],
    });
    expect(scanner.findNextMatchSync(text, 8, 0)).toBeNull();
  });

  it.each([
    ['(?>a+)(b)|c', 'aab c'],
    ['(?<=x|\\G)(a)(b)?', 'xa ab aab'],
    ['(?:\\G|(?<!a))(b)', 'bb ab'],
    ['(?<n>\\((?:[^()]|\\g<n>)*\\))(x)', '(a(b)(c))x ()x'],
    ['(?:(a)|(?<k>b))\\k<k>?', 'bb ab'],
    ['(a|b(c)?)x\\g<1>', 'axa axbc bcxb'],
    ['(?<k>a)|(?<k>b)', 'ab'],
  ])('captures of %s what the engine of Shiki captures', (pattern, content) => {
    const scan = (engine: RegexEngine): unknown[] => {
      const scanner = engine.createScanner([pattern]);
      const text = engine.createString(content);
      return Array.from({ length: content.length }, (_, from) => scanner.findNextMatchSync(text, from, 0));
    };
    expect(scan(createOwn())).toEqual(scan(createTheirs()));
  });

  it('knows a group that begins with an escape', () => {
    const captures = createOwn().createScanner(['a(\\/?>)']).findNextMatchSync('<a/>', 0, 0)?.captureIndices;
    expect(captures?.map(({ start, end }) => [start, end])).toEqual([
      [1, 4],
      [2, 4],
    ]);
  });
});

describe('an expression for ASCII alone', () => {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const sources = [...ASCII_OF.keys()].flatMap((name) => [
    `\\p{${name}}`,
    `[^\\p{${name}}]`,
    `[\\p{${name}}\\-x]`,
    `[\\p{L}&&\\p{${name}}]`,
    `[\\p{L}--\\p{${name}}]`,
  ]);
  it.each([...sources, '\\P{space}', '\\\\p', '\\P{L}'])('finds the same for %s', (source) => {
    for (const flags of ['v', 'iv']) {
      const matches = (expression: string) => ascii.map((sign) => new RegExp(expression, flags).test(sign));
      expect(matches(narrowToAscii(source))).toEqual(matches(source));
    }
  });

  it('has no letters of other scripts', () => {
    expect(narrowToAscii('[\\p{L}\\p{M}\\p{N}\\p{Pc}]+\\P{space}')).not.toMatch(/\\[pP]/);
  });
});
