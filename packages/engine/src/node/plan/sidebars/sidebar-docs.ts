import type { SidebarLink } from '#shared/page-view.ts';
import { BuildError } from '../../errors/build-error.ts';
import { findNearestName } from '../../errors/nearest-name.ts';
import type { Doc } from '../../read/content/doc.ts';

/** The documents that sidebar entries name, and the sidebar of each. */
export interface SidebarDocs {
  /** Finds a document; records an error if none has the id. */
  find(id: string, sidebar: string): Doc | undefined;
  /** Assigns a sidebar to the document, if it has none yet. */
  assign(doc: Doc, sidebar: string): void;
  toLink(doc: Doc, label: string | undefined): SidebarLink;
  /** Name of the sidebar that shows a document, by document id. */
  readonly sidebarOfDoc: ReadonlyMap<string, string>;
}

export interface SidebarDocsInput {
  /** File name for error messages. */
  readonly file: string;
  readonly docs: readonly Doc[];
  readonly sharedDocs: readonly Doc[];
  readonly toUrl: (route: string) => string;
  /** Collects errors. */
  readonly errors: BuildError[];
}

/** Creates the lookup for the sidebars of one version in one language. */
export function createSidebarDocs({ file, docs, sharedDocs, toUrl, errors }: SidebarDocsInput): SidebarDocs {
  const byId = new Map(docs.map((doc) => [doc.kind === 'doc' ? doc.id : '', doc]));
  const shared = new Map(sharedDocs.map((doc) => [doc.id, doc]));
  const sidebarOfDoc = new Map<string, string>();
  return {
    find(id, sidebar) {
      const doc = byId.get(id) ?? shared.get(id);
      if (doc === undefined) {
        const message = `sidebar \`${sidebar}\` names document \`${id}\`, which does not exist`;
        errors.push(new BuildError(message, { file, hint: suggestDocument(id, byId.keys()) }));
      }
      return doc;
    },
    assign(doc, sidebar) {
      if (byId.has(doc.id) && !sidebarOfDoc.has(doc.id)) sidebarOfDoc.set(doc.id, sidebar);
    },
    toLink: (doc, label) => ({
      type: 'link',
      label: label ?? doc.sidebarLabel,
      url: toUrl(doc.route),
      external: false,
    }),
    sidebarOfDoc,
  };
}

/** The hint for an unknown document id. */
export function suggestDocument(id: string, known: Iterable<string>): string {
  const nearest = findNearestName(id, known);
  return nearest === undefined
    ? 'Write the path below `content/docs`, without extension.'
    : `Did you mean \`${nearest}\`?`;
}
