import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type MdastNode, mdxToMdast } from 'satteri';
import { parse } from 'yaml';
import { listFiles } from '#engine/node/files/list-files.ts';
import type { LineOrigin } from '#engine/node/read/content/text-origin.ts';
import { loadIncludes } from '#engine/node/read/includes/load-includes.ts';
import { prepareSource } from '#engine/node/render/markdown/prepare-source.ts';

/** A written page of the site as the content rules see it: with the data and the texts that it inserts. */
export interface ContentPage {
  /** Path below the project: `content/docs/intro/index.mdx`. */
  readonly file: string;
  readonly frontmatter: Readonly<Record<string, unknown>>;
  readonly tree: MdastNode;
  /** Where each line of the text is written; absent when all are the file's own. */
  readonly lines?: readonly LineOrigin[] | undefined;
}

export interface Located {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

const root = path.join(import.meta.dirname, '../../site');
const { expand } = await loadIncludes(root);

/** Reads all written documents and blog posts. */
export async function loadPages(): Promise<ContentPage[]> {
  const folders = ['content/docs', 'content/blog'];
  const lists = await Promise.all(
    folders.map(async (folder) =>
      (await listFiles(path.join(root, folder), isPage)).map((file) => `${folder}/${file}`),
    ),
  );
  return Promise.all(lists.flat().map(loadPage));
}

function isPage(name: string): boolean {
  return name.endsWith('.mdx');
}

async function loadPage(file: string): Promise<ContentPage> {
  return parsePage(file, await readFile(path.join(root, file), 'utf8'));
}

/** A page of its text as it is written. */
export function parsePage(file: string, written: string): ContentPage {
  const { text: source, origin } = expand({ file, text: written, hash: '' });
  const yaml = /^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '';
  const options = { features: { gfm: true, frontmatter: true, directive: true, headingAttributes: true } };
  const tree = mdxToMdast(prepareSource(source, 'mdx'), options);
  return { file, frontmatter: parse(yaml) ?? {}, tree, lines: origin?.lines };
}

/** Every node of a tree, parents before children. */
export function* walk(node: MdastNode): Generator<MdastNode> {
  yield node;
  if (!('children' in node)) return;
  for (const child of node.children) yield* walk(child as MdastNode);
}

/** Text of a node without code. */
export function proseOf(node: MdastNode): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return ' code ';
  if (!('children' in node)) return ' ';
  return node.children.map((child) => proseOf(child as MdastNode)).join('');
}

/** A problem at a node, formatted as editors understand it. */
export function at(page: ContentPage, node: MdastNode, message: string): string {
  const { file, line } = placeOf(page, node);
  return `${file}:${line}  ${message}`;
}

/** Where a node is written: in the page's file, or in one that it includes. */
export function placeOf(page: ContentPage, node: MdastNode): Omit<LineOrigin, 'inserts'> {
  const line = node.position?.start.line ?? 1;
  return page.lines?.[line - 1] ?? { file: page.file, line };
}
