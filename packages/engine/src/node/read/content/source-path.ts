/** A leading number orders a file or folder and is not part of its URL: `02-install` is `install`. */
const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*(?=\S)/;
/** Dates and versions are names, not orders: `2021-11-notes`, `7.0-upgrade`. */
const DATE_OR_VERSION = /^\d+[-_.]\d+/;
export const INDEX_NAME = /^(?:index|readme)$/i;

export interface SourcePath {
  /** Path segments of the folder, number prefixes removed. */
  readonly folders: readonly string[];
  /** File name without number prefix and extension. */
  readonly name: string;
  readonly isIndex: boolean;
  /** Number prefix of the file (or of the folder, for its index); `undefined` without one. */
  readonly order: number | undefined;
  readonly format: 'md' | 'mdx';
}

/** Splits `01-start/02-install.mdx` into the parts for its URL, id and order. */
export function parseSourcePath(relative: string): SourcePath {
  const parts = relative.split('/');
  const last = parts.pop() ?? '';
  const format = last.endsWith('.mdx') ? 'mdx' : 'md';
  const file = splitNumberPrefix(last.replace(/\.mdx?$/, ''));
  const folders = parts.map(splitNumberPrefix);
  const isIndex = INDEX_NAME.test(file.name);
  const order = isIndex ? folders.at(-1)?.order : file.order;
  return { folders: folders.map((folder) => folder.name), name: file.name, isIndex, order, format };
}

/** `02-install` is `{ order: 2, name: 'install' }`. */
export function splitNumberPrefix(segment: string): { order: number | undefined; name: string } {
  const match = DATE_OR_VERSION.test(segment) ? null : NUMBER_PREFIX.exec(segment);
  return match === null
    ? { order: undefined, name: segment }
    : { order: Number(match[1]), name: segment.slice(match[0].length) };
}

/** `getting-started` is `Getting started`: a label for items without a title. */
export function humanize(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
