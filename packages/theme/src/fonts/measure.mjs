/** Letter frequencies of English running text, per thousand characters with spaces. */
const FREQUENCIES = {
  ' ': 180,
  e: 102,
  t: 75,
  a: 65,
  o: 62,
  i: 57,
  n: 57,
  s: 52,
  r: 50,
  h: 50,
  l: 33,
  d: 33,
  u: 23,
  c: 22,
  m: 20,
  f: 18,
  w: 17,
  g: 16,
  p: 15,
  y: 14,
  b: 13,
  v: 8,
  k: 6,
};

/** Returns a TrueType font's metrics in em: line metrics and the mean advance over English text. */
export function measureFont(font) {
  const tables = readTables(font);
  const unitsPerEm = font.readUInt16BE(tables.head + 18);
  const em = (value) => value / unitsPerEm;
  const findGlyph = readCharacterMap(font, tables.cmap);
  const longMetrics = font.readUInt16BE(tables.hhea + 34);
  const advance = (glyph) => font.readUInt16BE(tables.hmtx + 4 * Math.min(glyph, longMetrics - 1));
  let sum = 0;
  let total = 0;
  for (const [letter, count] of Object.entries(FREQUENCIES)) {
    sum += count * advance(findGlyph(letter.codePointAt(0)));
    total += count;
  }
  return {
    ascent: em(font.readInt16BE(tables.hhea + 4)),
    descent: em(-font.readInt16BE(tables.hhea + 6)),
    lineGap: em(font.readInt16BE(tables.hhea + 8)),
    advance: em(sum / total),
  };
}

function readTables(font) {
  const tables = {};
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + 16 * index;
    tables[font.toString('latin1', entry, entry + 4)] = font.readUInt32BE(entry + 8);
  }
  return tables;
}

/** Returns a function from code point to glyph, from the font's format 4 subtable. */
function readCharacterMap(font, cmap) {
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const table = cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4);
    if (font.readUInt16BE(table) === 4) return (code) => findInFormat4(font, table, code);
  }
  throw new Error('the font has no character map of format 4');
}

function findInFormat4(font, table, code) {
  const doubled = font.readUInt16BE(table + 6);
  for (let offset = 0; offset < doubled; offset += 2) {
    const end = font.readUInt16BE(table + 14 + offset);
    if (end < code) continue;
    const starts = table + 16 + doubled;
    const start = font.readUInt16BE(starts + offset);
    if (start > code) return 0;
    const delta = font.readUInt16BE(starts + doubled + offset);
    const rangeAt = starts + 2 * doubled + offset;
    const range = font.readUInt16BE(rangeAt);
    if (range === 0) return (code + delta) & 0xffff;
    const glyph = font.readUInt16BE(rangeAt + range + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
