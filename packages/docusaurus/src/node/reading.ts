import type { MarkdownReading } from '@gruntwork-docs/engine';
import type { DocusaurusOptions } from './options.ts';
import { expandPackageFence } from './package-fences.ts';
import { prepareText } from './prepare-text.ts';
import { resolvePageImport } from './resolve-import.ts';

/** How texts of a Docusaurus site are read. */
export function createReading({ directives, aliases }: DocusaurusOptions): MarkdownReading {
  return {
    prepare: prepareText,
    resolveImport: (name, from, siteDir) => resolvePageImport(name, from, siteDir, aliases),
    expandFence: expandPackageFence,
    ...(directives !== undefined && { directives }),
    // What is written twice stays as it is: links go to the first.
    keepsIds: true,
  };
}
