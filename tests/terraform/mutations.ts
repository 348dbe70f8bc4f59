// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of HCL look like JavaScript's
const FRAGMENTS = [
  '"',
  '${',
  '}',
  '%{',
  '~',
  '\n',
  '\\',
  '{',
  '[',
  '(',
  ')',
  ']',
  '=',
  ',',
  '.',
  '...',
  '<<E\n',
  '\nE\n',
  '<<-E\n',
  '#',
  '//',
  '/*',
  '*/',
  '*',
  'for',
  'in',
  'if',
  '?',
  ':',
  '::',
  '=>',
  '!',
  '-',
  '$',
  '%',
  '%%{',
  '$${',
  '\t',
  '\r',
  '\r\n',
  ' ',
  '1',
  '1.5',
  'e5',
  'a',
  'true',
  'null',
  'é',
  '\u0000',
  'if x}',
  'endif}',
  'else}',
  '[*]',
  '.*',
  '.0',
  '&&',
  '||',
  '&',
  '😀',
  '<',
  '>=',
];

/** Makes a function that damages one of the texts at random; the same seed gives the same damage. */
export function createMutator(seed: number): (texts: string[]) => string {
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = (items: string[]): string => items[below(items.length)] ?? '';

  const damage = (text: string): string => {
    const at = below(text.length + 1);
    const chance = random();
    if (chance < 0.4) return text.slice(0, at) + pick(FRAGMENTS) + text.slice(at);
    if (chance < 0.7) return text.slice(0, at) + text.slice(at + 1 + below(4));
    if (chance < 0.85) {
      const from = below(text.length);
      return text.slice(0, at) + text.slice(from, from + below(12)) + text.slice(at);
    }
    return text.slice(0, at) + pick(FRAGMENTS) + text.slice(at + 1);
  };

  return (texts) => {
    let text = pick(texts);
    if (random() < 0.3) text = `${text}\n${pick(texts)}`;
    for (let rounds = 1 + below(2); rounds > 0; rounds--) text = damage(text);
    // Half of a pair is not text that a file could hold, and huge exponents take the reference minutes.
    return text.replace(/[\ud800-\udfff]/gu, '').replace(/[eE][+-]?\d{5,}/g, 'e9');
  };
}
