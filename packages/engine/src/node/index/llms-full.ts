import { hashJson } from '../cache/hash.ts';
import type { PagePlan } from '../plan/page/page-plan.ts';
import type { OutputFile } from '../publish/manifest.ts';
import { listForPrograms } from './llms.ts';

/** Limit for the single file: nothing reads more pages at once, and every edit would rewrite all of them. */
const MOST_PAGES = 2_000;

export interface FullTextInput {
  readonly plans: readonly PagePlan[];
  /** All files of the site by path, including the pages as Markdown. */
  readonly files: ReadonlyMap<string, OutputFile>;
  readonly toMarkdownFile: (output: string) => string;
}

/** The text of all listed pages in one file; `undefined` for a site with too many. */
export function createFullText({ plans, files, toMarkdownFile }: FullTextInput): OutputFile | undefined {
  const listed = listForPrograms(plans);
  if (listed.length > MOST_PAGES) return undefined;
  const texts = listed.flatMap(({ output }) => {
    const file = files.get(toMarkdownFile(output));
    return file?.type === 'text' ? [file] : [];
  });
  if (texts.length === 0) return undefined;
  return { type: 'joined', key: hashJson(texts.map(({ key }) => key)), parts: texts };
}
