import type { MarkdownOptions } from '@gruntwork-docs/engine';
import { math, mermaid } from '@gruntwork-docs/theme';
import { resolvePageImport } from '../modules/resolve-import.ts';
import type { DocusaurusOptions } from '../options.ts';
import { createPluginFinder } from '../plugins/find-plugins.ts';
import { createTreePrograms } from '../plugins/run-plugins.ts';
import { convertMdx1 } from './mdx1.ts';
import { expandPackageFence } from './package-fences.ts';
import { prepareText } from './prepare-text.ts';
import { expandTabFence } from './tab-fences.ts';

/** Creates the Markdown options of a Docusaurus site. */
export function createDocusaurusMarkdown({
  directives,
  aliases,
  ...options
}: DocusaurusOptions): MarkdownOptions {
  const findPlugins = createPluginFinder(options);
  return {
    transformTrees(text) {
      const plugins = findPlugins(text.file);
      return plugins && createTreePrograms(plugins, text);
    },
    prepare: options.mdx1 === true ? (text) => prepareText(convertMdx1(text, options.math)) : prepareText,
    resolveImport: (name, from, siteDir) => resolvePageImport(name, from, siteDir, aliases),
    expandFence: (fence, following) =>
      expandPackageFence(fence, options.packageManagers) ??
      expandTabFence(fence, following, options.tabLabels),
    ...(options.mermaid === true && { fences: [mermaid] }),
    ...(options.math === true && { formulas: math }),
    ...(directives !== undefined && { directives }),
    pathsHoldBase: true,
    // Duplicate ids are kept: links go to the first.
    keepsIds: true,
    idsOfGitHub: true,
  };
}
