import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import { expect, test, vi } from 'vitest';
import { createLineTokenizer } from './line-tokenizer.ts';

const THEME = {
  name: 'test',
  type: 'light' as const,
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    { scope: ['comment'], settings: { foreground: '#000001' } },
    { scope: ['string'], settings: { foreground: '#000002' } },
    { scope: ['keyword', 'storage'], settings: { foreground: '#000003' } },
  ],
};

async function openGrammar(lang: 'hcl' | 'js' | 'lua' | 'ruby') {
  const core = await createHighlighterCore({
    themes: [THEME],
    langs: [bundledLanguages[lang]],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    warnings: false,
  });
  const slots = core.setTheme('test').colorMap.map((color) => Number.parseInt(color?.slice(1) ?? '0', 16));
  return { grammar: core.getLanguage(lang), slots };
}

/** The colors of texts from one shared tokenizer, and those from separate ones. */
async function colorBoth(lang: Parameters<typeof openGrammar>[0], texts: readonly string[]) {
  const input = await openGrammar(lang);
  const shared = createLineTokenizer(input);
  return {
    together: texts.map((text) => shared(text.split('\n'))),
    alone: texts.map((text) => createLineTokenizer(input)(text.split('\n'))),
  };
}

test('matches a line once that comes again in the middle of the same', async () => {
  const { grammar, slots } = await openGrammar('hcl');
  const tokenizeLine2 = vi.fn(grammar.tokenizeLine2.bind(grammar));
  const color = createLineTokenizer({ grammar: { tokenizeLine2 }, slots });
  const text = ['', 'a = "x" # y', 'b {', '  c = 1', '}', 'b {', '  c = 1', '}'];
  const first = color(text);
  const count = tokenizeLine2.mock.calls.length;
  expect(count).toBeLessThan(text.length - 1);
  expect(color(text)).toEqual(first);
  expect(tokenizeLine2.mock.calls.length).toBe(count);
});

test('tells the same line apart where something else is open', async () => {
  const body = 'a = "x"\nfoo()\n';
  const { together, alone } = await colorBoth('js', [
    body,
    `/*\n${body}*/\n${body}`,
    `\`\n${body}\`\n${body}`,
  ]);
  expect(together).toEqual(alone);
  expect(alone[1]?.[1]).not.toEqual(alone[0]?.[0]);
});

test('tells the same line apart where what opened it names its end', async () => {
  const ends = ['=', '=='].map((sign) => `a = [${sign}[\n]=]\n]==]\nb = "c" -- d`);
  const { together, alone } = await colorBoth('lua', ends);
  expect(together).toEqual(alone);
  expect(alone[0]).not.toEqual(alone[1]);
});

test('forgets all lines when there are too many', async () => {
  const { grammar, slots } = await openGrammar('ruby');
  const tokenizeLine2 = vi.fn(grammar.tokenizeLine2.bind(grammar));
  const color = createLineTokenizer({ grammar: { tokenizeLine2 }, slots, maxLines: 2 });
  const text = ['a = 1', 'b = "2"', 'c = 3 # d'];
  const first = color(text);
  expect(color(text)).toEqual(first);
  expect(tokenizeLine2.mock.calls.length).toBeGreaterThan(3);
});

test('names a state once that lines end in', async () => {
  const { grammar, slots } = await openGrammar('hcl');
  let named = 0;
  const tokenizeLine2: typeof grammar.tokenizeLine2 = (...input) => {
    const result = grammar.tokenizeLine2(...input);
    const { toString: name } = Object.getPrototypeOf(result.ruleStack);
    result.ruleStack.toString = function (this: typeof result.ruleStack) {
      named += 1;
      return name.call(this);
    };
    return result;
  };
  const color = createLineTokenizer({ grammar: { tokenizeLine2 }, slots });
  color(['a {', '  b = 1', '  c = 2', '}', 'd = 3', 'e = 4']);
  expect(named).toBe(2);
});
