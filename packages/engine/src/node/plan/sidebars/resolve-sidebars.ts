import type { LinkRule } from '#shared/link-attributes.ts';
import type { SidebarNode } from '#shared/page-view.ts';
import { type BuildError, throwIfAny } from '../../errors/build-error.ts';
import type { Doc } from '../../read/content/doc.ts';
import type { SidebarsConfig } from '../../read/content/sidebar-config.ts';
import { type GeneratedIndex, resolveItem } from './resolve-item.ts';
import { createSidebarDocs } from './sidebar-docs.ts';

export interface ResolvedSidebars {
  readonly trees: ReadonlyMap<string, readonly SidebarNode[]>;
  /** Name of the sidebar that shows a document, by document id. */
  readonly sidebarOfDoc: ReadonlyMap<string, string>;
  readonly generatedIndexes: readonly GeneratedIndex[];
}

export interface ResolveSidebarsInput {
  readonly sidebars: SidebarsConfig;
  /** File name for error messages. */
  readonly file: string;
  readonly docs: readonly Doc[];
  /** Documents that are published once: if they are missing from `docs`, entries link to them. */
  readonly sharedDocs: readonly Doc[];
  /** Site path to URL. */
  readonly toUrl: (route: string) => string;
  readonly linkRules: readonly LinkRule[];
}

/** Resolves the configured sidebars to trees of URLs. Reports all missing entries together. */
export function resolveSidebars(input: ResolveSidebarsInput): ResolvedSidebars {
  const errors: BuildError[] = [];
  const generatedIndexes: GeneratedIndex[] = [];
  const documents = createSidebarDocs({ ...input, errors });
  const trees = new Map(
    Object.entries(input.sidebars).map(([sidebar, items]) => {
      const context = { ...input, sidebar, documents, errors, generatedIndexes };
      return [sidebar, items.flatMap((item) => resolveItem(item, context))];
    }),
  );
  throwIfAny(errors);
  return { trees, sidebarOfDoc: documents.sidebarOfDoc, generatedIndexes };
}
