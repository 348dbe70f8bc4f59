// cspell:ignore esac
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHighlighterCore } from 'shiki/core';
import { bundledLanguages } from 'shiki/langs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPatternTable, writePatternTable } from './pattern-table.ts';
import { createRegexEngine } from './regex-engine.ts';
import { translatePattern } from './translation.ts';

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'patterns-'));
  await writePatternTable(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: code of other languages
const TEXT = [
  'resource "a" "b" {\n  c = <<-EOF\n    ${d} %{ if e }f%{ endif }\n  EOF\n  g = [for h in i : h.j if k != 1.5]\n}',
  'a: &b [1, "c", ~]\n? d\n: |\n  e\n---\n%YAML 1.2\n- {f: *b, !g h: \'i\'} # j',
  'if [[ -n $A && "${B[0]}" -gt 1 ]]; then export C=$(d -e --f=g | h); fi # i\nf() { case $1 in a) b ;; esac; }',
  '{"a": [1, true, null, "\\n"]}',
  'package a\nimport "b"\ntype C struct { D map[string]int `e:"f"` }\nfunc (g *C) H(i ...int) (j chan<- bool) { switch k := i.(type) {} ; return 0x1F }',
].join('\n');
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: code of other languages

it.each(['hcl', 'yaml', 'shellscript', 'json', 'go'] as const)(
  'has all patterns of %s that do not hang on the text',
  async (lang) => {
    const table = loadPatternTable(folder);
    const missing: string[] = [];
    const engine = createRegexEngine((pattern) => {
      const known = table.get(pattern);
      if (known === undefined) missing.push(pattern);
      expect(known ?? translatePattern(pattern)).toEqual(
        JSON.parse(JSON.stringify(translatePattern(pattern))),
      );
      return known ?? translatePattern(pattern);
    });
    const theme = { name: 'none', settings: [] };
    const core = await createHighlighterCore({
      themes: [theme],
      langs: [bundledLanguages[lang]],
      engine,
      warnings: false,
    });
    core.codeToTokensBase(TEXT, { lang, theme: 'none' });
    const isOfText = (pattern: string): boolean => /EOF|^\^\(\?!(?:\\ )+/.test(pattern);
    expect(missing.filter((pattern) => !isOfText(pattern))).toEqual([]);
  },
);

it('is the same each time', async () => {
  const read = (): string => readFileSync(path.join(folder, 'patterns.json'), 'utf8');
  const before = read();
  await writePatternTable(folder);
  expect(read()).toBe(before);
});

it('knows nothing in a folder without a table', () => {
  expect(loadPatternTable(path.join(folder, 'none')).size).toBe(0);
});
