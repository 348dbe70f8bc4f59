import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import type { BodyModule } from '#components/theme-contract.ts';
import { withBase } from '#shared/url.ts';
import { hashText } from '../cache/hash.ts';
import { decodeText } from '../files/decode-text.ts';
import { noteFile } from '../files/file-hashes.ts';
import { findPublicFile } from '../files/find-public-file.ts';
import { createContent, evaluate } from './evaluate.ts';
import { publishAsset } from './markdown/assets.ts';
import { type Compiled, type CompileInput, compile } from './markdown/compile.ts';
import type { CompileContext } from './markdown/compile-context.ts';
import { resolveImports } from './markdown/page-imports.ts';

/** A compiled text and its imported texts, by file. */
export interface CompiledText {
  readonly compiled: Compiled;
  readonly imported: ReadonlyMap<string, CompiledText>;
}

/** Compiles a text and its imports; data from imported texts counts as the page's. */
export async function compileText(input: CompileInput, above: readonly string[] = []): Promise<CompiledText> {
  const compiled = await compile(input);
  const { context } = compiled;
  const imported = new Map<string, CompiledText>();
  for (const { local, target } of context.imports) {
    if (target.kind !== 'text' || imported.has(target.file)) continue;
    if (above.includes(target.file))
      throw context.error(`\`${target.file}\` imports itself`, undefined, 'Take the import out.');
    const text = readImported(target.file, context);
    const { origin: _, written: __, ...shared } = input;
    const part = await compileText({ ...shared, file: target.file, source: text, format: 'mdx' }, [
      ...above,
      input.file,
    ]);
    imported.set(target.file, part);
    adopt(context, part.compiled.context, local);
  }
  return { compiled, imported };
}

/** Merges an imported text's data into the page; its headings go to the position of its first use. */
function adopt(context: CompileContext, own: CompileContext, local: string): void {
  for (const [url, raw] of own.links) context.links.set(url, raw);
  for (const [key, lookup] of own.lookups) context.lookups.set(key, lookup);
  context.assets.push(...own.assets);
  context.problems.push(...own.problems.map((problem) => ({ file: own.file, ...problem })));
  for (const [file, hash] of own.files) noteFile(context.files, file, hash);
  const at = context.uses.find(({ name }) => name === local)?.offset;
  if (at === undefined) return;
  const position = context.headingPositions.filter((offset) => offset < at).length;
  context.headings.splice(position, 0, ...own.headings);
  context.headingPositions.splice(position, 0, ...own.headings.map(() => at));
}

function readImported(file: string, context: CompileContext): string {
  const { siteDir, publicFolders, trustContributors } = context.env;
  // Contributors who may write programs may read files of the site and its parent folder.
  const folders = trustContributors ? [...publicFolders, '.', '..'] : publicFolders;
  const found = findPublicFile(siteDir, file, folders);
  if (!('path' in found))
    throw context.error(`\`${file}\` ${found.fault}`, undefined, "Import a file of the site's content.");
  const data = readFileSync(found.path);
  noteFile(context.files, file, hashText(data));
  return decodeText(data, file);
}

/** The element of a text, with its imports among its components. */
export function createTextElement(
  text: CompiledText,
  components: Readonly<Record<string, unknown>>,
  body: Pick<BodyModule, 'contentModules'>,
): ReactElement {
  const { compiled } = text;
  return createContent(compiled, components, findImports(text, { components, body, page: compiled.context }));
}

interface ImportScope {
  readonly components: Readonly<Record<string, unknown>>;
  readonly body: Pick<BodyModule, 'contentModules'>;
  /** The current page, which also depends on the files that its texts import. */
  readonly page: CompileContext;
}

function findImports(
  { compiled: { context }, imported }: CompiledText,
  scope: ImportScope,
): Record<string, unknown> {
  const { components, body, page } = scope;
  return resolveImports(context.imports, body.contentModules, context.file, (target, exported) => {
    if (target.kind === 'raw') return readImported(target.file, page);
    if (target.kind === 'asset') {
      const asset = publishAsset(target.file, target.file, page);
      return asset === undefined ? '' : withBase(page.env.baseUrl, asset.path);
    }
    const part = imported.get(target.file);
    if (part === undefined) throw new Error(`\`${target.file}\` was not compiled`);
    const own = findImports(part, scope);
    if (exported !== 'default' && exported !== '*') return evaluate(part.compiled, own)[exported];
    // Its props are the text's `props`.
    return (props: Readonly<Record<string, unknown>>) => createContent(part.compiled, components, own, props);
  });
}
