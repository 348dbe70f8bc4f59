import { hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import type { Doc } from '@gruntwork-docs/engine/node/content/doc.ts';
import { frontmatterSchema } from '@gruntwork-docs/engine/node/content/frontmatter.ts';
import type { SiteConfig } from '@gruntwork-docs/engine/shared/site-config.ts';
import { applyTrailingSlash, withBase } from '@gruntwork-docs/engine/shared/url.ts';
import type { ReleaseChanges } from './load-releases.ts';

/** Of the pages, below those of the documentation. */
const FOLDER = 'reference/releases';

/** What the pages say of a module is said again, up to date, on its own page: that comes first in a search. */
const WORTH = 0.3;

/** Where pages of releases are. */
export interface ReleaseSite {
  readonly config: SiteConfig;
  readonly docsPath: string;
  /** Folder of the data of releases: `catalog/releases`. */
  readonly folder: string;
  /** Document whose sidebar the pages have; absent: none. */
  readonly parent?: Doc['parent'];
}

/** A page for what each release changed, and one that lists them. */
export function createReleaseDocs(releases: readonly ReleaseChanges[], site: ReleaseSite): Doc[] {
  if (releases.length === 0) return [];
  const list = releases.map(
    (release) => `- [${release.from} to ${release.to}](${toRoute(release, site)}): ${summarize(release)}`,
  );
  const pages = releases.map((release) =>
    createDoc({
      site,
      id: toId(release),
      route: toRoute(release, site),
      title: `Changes from ${release.from} to ${release.to}`,
      description: `What changes for callers of the catalog’s modules from ${release.from} to ${release.to}.`,
      text: release.text,
    }),
  );
  const index = createDoc({
    site,
    id: `${FOLDER}/index`,
    route: applyTrailingSlash(`${site.docsPath}/${FOLDER}`, site.config.trailingSlash),
    title: 'Changes of releases',
    description: 'What changes for callers of the catalog’s modules, release by release.',
    text: `${list.join('\n')}\n`,
  });
  return [index, ...pages];
}

/** Where a module's newest changes are, by path. */
export function listChangeUrls(releases: readonly ReleaseChanges[], site: ReleaseSite): Map<string, string> {
  const [newest] = releases;
  if (newest === undefined) return new Map();
  const url = toReleaseUrl(newest, site);
  return new Map(Object.entries(newest.anchors).map(([path, anchor]) => [path, `${url}#${anchor}`]));
}

/** The first line of a comparison counts its changes. */
function summarize({ text }: ReleaseChanges): string {
  return text.slice(0, text.indexOf('\n'));
}

function toId({ to }: ReleaseChanges): string {
  return `${FOLDER}/${to.replaceAll('.', '-')}`;
}

function toRoute(release: ReleaseChanges, { docsPath, config }: ReleaseSite): string {
  return applyTrailingSlash(`${docsPath}/${toId(release)}`, config.trailingSlash);
}

function toReleaseUrl(release: ReleaseChanges, site: ReleaseSite): string {
  return withBase(site.config.baseUrl, toRoute(release, site));
}

interface DocInput {
  readonly site: ReleaseSite;
  readonly id: string;
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

function createDoc({ site: { folder, parent }, id, route, title, description, text }: DocInput): Doc {
  return {
    kind: 'doc',
    source: {
      file: `${folder}/${id.slice(FOLDER.length + 1)}.md`,
      text,
      hash: hashText(title, text),
    },
    format: 'md',
    id,
    route,
    folders: id.split('/').slice(0, -1),
    isIndex: id.endsWith('/index'),
    order: undefined,
    frontmatter: { ...frontmatterSchema.parse({ custom_edit_url: null }), description },
    title,
    titleHtml: title,
    sidebarLabel: title,
    isShared: true,
    worth: WORTH,
    ...(parent !== undefined && { parent }),
  };
}
