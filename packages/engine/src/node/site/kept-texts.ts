import type { Doc, SourceFile } from '../content/doc.ts';
import { type KnownText, type KnownTexts, TOO_YOUNG } from '../content/known-texts.ts';
import { findContentTitle } from '../content/title.ts';
import { readKept, writeKept } from '../files/kept-file.ts';
import { isPlainText } from '../inserts/expand-text.ts';

interface StoredTexts {
  readonly engineKey: string;
  readonly texts: readonly (readonly [file: string, text: KnownText])[];
}

/** What a build with the same engine has left of the texts that it read. */
export async function loadTexts(file: string, engineKey: string): Promise<KnownTexts['texts']> {
  const text = await readKept(file);
  if (text === undefined) return new Map();
  const stored: StoredTexts = JSON.parse(text);
  return new Map(stored.engineKey === engineKey ? stored.texts : []);
}

/** Keeps what is known of the texts of documents, if that is more or something else than before. */
export async function saveTexts(
  file: string,
  engineKey: string,
  docs: readonly Pick<Doc, 'source'>[],
  last: KnownTexts['texts'],
): Promise<void> {
  const texts = new Map(docs.flatMap(({ source }) => describeText(source)));
  const isSame = ([name, { stamp, hash }]: [string, KnownText]): boolean => {
    const before = last.get(name);
    return before?.stamp === stamp && before.hash === hash;
  };
  if (texts.size === last.size && [...texts].every(isSame)) return;
  const stored: StoredTexts = { engineKey, texts: [...texts] };
  await writeKept(file, JSON.stringify(stored));
}

/**
 * Texts that insert something depend on more than their file, and components are programs: both are read each time. So are those that were
 * too young to be told apart from what they are next: texts that are being written.
 */
function describeText(source: SourceFile): [string, KnownText][] {
  const { file, hash, stamp = TOO_YOUNG, origin } = source;
  if (origin !== undefined || !/\.mdx?$/.test(file)) return [];
  if (source.facts !== undefined) return [[file, { hash, stamp, facts: source.facts }]];
  const heading = findContentTitle(source.text);
  const facts = { isPlain: isPlainText(source.text), ...(heading !== undefined && { heading }) };
  return [[file, { hash, stamp, facts }]];
}
