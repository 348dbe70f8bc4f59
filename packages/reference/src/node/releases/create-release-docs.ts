import type { Doc } from '@gruntwork-docs/engine/source';
import { frontmatterSchema, hashJson } from '@gruntwork-docs/engine/source';
import type { ReleaseView } from '#shared/release-view.ts';
import { REFERENCE, type ReleaseIndexPage, type ReleasePage } from '../service-page.ts';
import type { Releases } from './load-releases.ts';
import { RELEASE_FOLDER, type ReleaseSite, toReleaseId, toReleaseRoute } from './release-views.ts';

/** Search boost of release pages: the page of a module has the same content, up to date, and ranks first. */
const WORTH = 0.3;
/** Ids of the sections that are not about one module. */
const SECTIONS = ['many-modules', 'services', 'library'];

export interface ReleaseDocsInput extends ReleaseSite {
  /** Folder of the data of releases: `catalog/releases`. */
  readonly folder: string;
  /** Document whose sidebar the pages share; without one, they have none. */
  readonly parent: Doc['parent'];
}

/** Creates a page for each comparison of two releases, whose view is in `views`, and an index. */
export function createReleaseDocs(
  { versions, comparisons }: Releases,
  views: readonly ReleaseView[],
  input: ReleaseDocsInput,
): Doc[] {
  if (views.length === 0) return [];
  const entries = views.map(({ from, to, url, counts }) => ({ from, to, url, counts }));
  const index = createDoc(input, {
    id: `${RELEASE_FOLDER}/index`,
    route: toReleaseRoute(RELEASE_FOLDER, input),
    title: 'Changes of releases',
    label: 'Compare releases',
    order: 0,
    description: 'What changes for callers of the catalog’s modules between any two releases.',
    data: { kind: 'releases', view: { versions, entries } },
    ids: [],
    worth: WORTH,
  });
  const pages = comparisons.flatMap((comparison, position): Doc[] => {
    const view = views[position];
    if (view === undefined) return [];
    const { from, to, services, library } = view;
    const id = toReleaseId(comparison);
    return [
      createDoc(input, {
        id,
        route: toReleaseRoute(id, input),
        title: `Changes from ${from} to ${to}`,
        label: `${from} to ${to}`,
        order: position + 1,
        description: `What changes for callers of the catalog’s modules from ${from} to ${to}.`,
        data: { kind: 'release', view },
        ids: [...SECTIONS, ...[...services, ...library].map((module) => module.id)],
        // The pages of the single releases contain the changes of this range.
        worth: comparison.isStep ? WORTH : 0,
      }),
    ];
  });
  return [index, ...pages];
}

interface DocInput {
  readonly id: string;
  readonly route: string;
  readonly title: string;
  /** Label in sidebars. */
  readonly label: string;
  readonly order: number;
  readonly description: string;
  readonly data: ReleasePage | ReleaseIndexPage;
  readonly ids: readonly string[];
  readonly worth: number;
}

function createDoc({ folder, parent }: ReleaseDocsInput, page: DocInput): Doc {
  const { id, route, title, label, order, description, data, ids, worth } = page;
  return {
    kind: 'doc',
    source: {
      file: `${folder}/${id.slice(RELEASE_FOLDER.length + 1)}.md`,
      text: '',
      hash: hashJson([title, data]),
    },
    format: 'md',
    id,
    route,
    folders: id.split('/').slice(0, -1),
    isIndex: id.endsWith('/index'),
    order,
    frontmatter: { ...frontmatterSchema.parse({ custom_edit_url: null }), description },
    title,
    titleHtml: title,
    sidebarLabel: label,
    isShared: true,
    worth,
    frame: { source: REFERENCE, data, text: '', reservedIds: ids },
    ...(parent !== undefined && { parent }),
  };
}
