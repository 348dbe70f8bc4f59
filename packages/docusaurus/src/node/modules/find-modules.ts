import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceFile } from '@gruntwork-docs/engine/source';
import { resolvePageImport } from './resolve-import.ts';

/** A module that pages import: its specifier in compiled pages, and its path. */
export interface PageModule {
  readonly file: string;
  /** Absolute path, or the name of a package. */
  readonly path: string;
}

/** Import statements at the beginning of a line; matches in fences only add unused modules, if they exist. */
const IMPORT = /^import\s+(?:[^'"`;]*?\sfrom\s+)?(['"])([^'"\n]+)\1/gm;

/** `require` in component properties, which is treated as an import. */
const REQUIRE = /=\{require\((['"])([^'"]+)\1\)(?:\.default)?\}/g;

/**
 * Finds the imports of content, including included files; `written` are the imports that plugins generate.
 */
export async function findPageModules(
  sources: readonly SourceFile[],
  siteDir: string,
  aliases?: Readonly<Record<string, string>>,
  written: readonly string[] = [],
): Promise<PageModule[]> {
  const modules = new Map<string, PageModule>();
  const seen = new Set<string>();
  for (const name of written) {
    const found = resolvePageImport(name, '', siteDir, aliases);
    if (found?.kind === 'module') modules.set(found.key, { file: found.key, path: found.path });
  }
  const visit = async (text: string, file: string): Promise<void> => {
    const bare = withoutFences(text);
    for (const [, , quoted = ''] of [...bare.matchAll(IMPORT), ...bare.matchAll(REQUIRE)]) {
      // Markdown formatters escape underscores here as well.
      const name = quoted.replace(/\\(.)/g, '$1');
      const found = resolvePageImport(name, file, siteDir, aliases);
      if (found === undefined) continue;
      if (found.kind === 'module') modules.set(found.key, { file: found.key, path: found.path });
      if (found.kind !== 'text' || seen.has(found.file)) continue;
      seen.add(found.file);
      const full = path.join(siteDir, found.file);
      if (existsSync(full)) await visit(await readFile(full, 'utf8'), found.file);
    }
  };
  for (const { text, file } of sources) await visit(text, file);
  return [...modules.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Removes code blocks: their imports are only samples. */
function withoutFences(text: string): string {
  let fence: string | undefined;
  return text
    .split(/\r?\n/)
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})(.*)$/.exec(line);
      if (fence !== undefined) {
        if (mark?.[1]?.startsWith(fence) && mark[2]?.trim() === '') fence = undefined;
        return '';
      }
      if (mark === null || /^mdx-code-block\b/.test(mark[2] ?? '')) return mark === null ? line : '';
      fence = mark[1];
      return '';
    })
    .join('\n');
}
