import type { TreeIndex } from '#shared/page-tree.ts';
import type { PageView, SidebarEntry } from '#shared/page-view.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { Slugger } from '#shared/slug.ts';
import { routeKey, withBase } from '#shared/url.ts';
import type { PagePlan } from '../plan/page/page-plan.ts';
import { cutParts } from './llms-parts.ts';

const OTHERS = 'Other pages';
/** Heading for the pages of a site whose sidebars have no categories. */
const ALL = 'Pages';

/** Pages with content; lists of pages have none. */
const WRITTEN: ReadonlySet<PageView['kind']> = new Set(['doc', 'page', 'blog-post']);
/** The lists, under the heading for optional content in `llms.txt` files. */
const LISTS: ReadonlySet<PageView['kind']> = new Set([
  'tags',
  'tag',
  'blog-list',
  'blog-tags',
  'blog-tag',
  'blog-archive',
]);
const OPTIONAL = 'Optional';

/** Characters of one file that programs can be expected to read. */
export const LONGEST = 50_000;
/** Characters: a longer group gets its own file when one file is too long for all. */
const LONG_GROUP = 1_500;
/** Number of entries of such a group in the first file. */
const SHOWN = 8;

/** A page of a list, with its path of sidebar nodes from the top. */
interface Entry {
  readonly view: PageView;
  readonly path: readonly SidebarEntry[];
}

/** Pages of one top-level category. */
interface Group {
  readonly name: string;
  readonly entries: Entry[];
}

export interface LlmsInput {
  readonly plans: readonly PagePlan[];
  readonly trees: readonly TreeIndex[];
  readonly config: Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'baseUrl'>;
  /** The site publishes a file with the text of all pages. */
  readonly hasFullText: boolean;
}

/** Pages listed in `llms.txt`: written, in the site's first language, and visible to search engines. */
export function listForPrograms(plans: readonly PagePlan[], kinds = WRITTEN): PagePlan[] {
  return plans.filter(({ view }) => {
    const [locale] = view.locales;
    const isDefault = locale === undefined || locale.url === view.url;
    const isShown = kinds.has(view.kind) && !view.noIndex && !view.unlisted;
    return isDefault && isShown && view.canonicalUrl.endsWith(view.url);
  });
}

/**
 * The site as lists for programs that read text, in the format of the `llms.txt` proposal, by path: the pages
 * grouped by their top-level category in the sidebars, with descriptions and links to Markdown versions, and
 * lists of pages last. One file if it is short enough; otherwise a file with the beginning of each group, and
 * one for each long group.
 */
export function renderLlms({ plans, trees, config, hasFullText }: LlmsInput): Map<string, string> {
  const lists = listForPrograms(plans, LISTS).map(({ view }): Entry => ({ view, path: [] }));
  const groups = groupPages(listForPrograms(plans), trees);
  if (lists.length > 0) groups.push({ name: OPTIONAL, entries: lists });
  const { title, tagline } = config;
  const toUrl = (path: string): string => new URL(withBase(config.baseUrl, path), config.url).href;
  const full = hasFullText ? [`The text of all pages is in [one file](${toUrl('/llms-full.txt')}).\n`] : [];
  const head = [`# ${title}\n`, ...(tagline === '' ? [] : [`> ${tagline}\n`]), ...full];
  const all = [...head, ...groups.map(({ name, entries }) => renderSection(name, entries))].join('\n');
  if (all.length <= LONGEST) return new Map([['llms.txt', all]]);
  const files = new Map<string, string>();
  const slugger = new Slugger();
  const sections = groups.map(({ name, entries }) => {
    const section = renderSection(name, entries);
    if (section.length <= LONG_GROUP) return section;
    const slug = slugger.slug(name);
    const parts = cutParts(renderSubsections(entries), LONGEST - 1_000);
    const links = parts.map((part, index) => {
      const number = index === 0 ? '' : `-${index + 1}`;
      const file = `llms/${slug}${number}.txt`;
      files.set(file, `# ${name}\n\n> Part of [${title}](${toUrl('/llms.txt')})\n\n${part}`);
      const of = parts.length === 1 ? '' : ` (${index + 1} of ${parts.length})`;
      return `- [${name}: all ${entries.length} pages${of}](${toUrl(`/${file}`)})`;
    });
    return `## ${name}\n\n${[...findLeading(entries).map(renderLink), ...links].join('\n')}\n`;
  });
  return new Map([['llms.txt', [...head, ...sections].join('\n')], ...files]);
}

function groupPages(plans: readonly PagePlan[], trees: readonly TreeIndex[]): Group[] {
  const views = new Map(plans.map(({ view }) => [routeKey(view.url), view]));
  const groups = new Map<string, Group>();
  const add = (name: string, entry: Entry): void => {
    const group = groups.get(name) ?? { name, entries: [] };
    group.entries.push(entry);
    groups.set(name, group);
  };
  const loose: Entry[] = [];
  for (const [key, path] of trees.flatMap(({ paths }) => [...paths])) {
    const view = views.get(key);
    if (view === undefined) continue;
    views.delete(key);
    const [top] = path;
    if (top?.type === 'category') add(top.label, { view, path });
    else loose.push({ view, path });
  }
  const rest = groups.size === 0 ? ALL : OTHERS;
  for (const entry of [...loose, ...[...views.values()].map((view) => ({ view, path: [] }))])
    add(rest, entry);
  return [...groups.values()];
}

/** The topmost pages of a group. */
function findLeading(entries: readonly Entry[]): Entry[] {
  const depth = Math.min(...entries.map(({ path }) => path.length)) + 1;
  return entries.filter(({ path }) => path.length <= depth).slice(0, SHOWN);
}

function renderSection(name: string, entries: readonly Entry[]): string {
  return `## ${name}\n\n${entries.map(renderLink).join('\n')}\n`;
}

/** The pages of a group under their second-level categories. */
function renderSubsections(entries: readonly Entry[]): string[] {
  const lines: string[] = [];
  let last: string | undefined;
  for (const entry of entries) {
    const category = entry.path.length > 2 ? entry.path[1]?.label : undefined;
    if (category !== last && category !== undefined) lines.push(`\n## ${category}\n`);
    if (category !== last && category === undefined) lines.push('\n## More\n');
    last = category;
    lines.push(renderLink(entry));
  }
  return lines;
}

function renderLink({ view }: Entry): string {
  const { title, canonicalUrl, url, description, formats } = view;
  const markdown = formats?.find(({ type }) => type === 'text/markdown')?.url;
  const target = canonicalUrl.slice(0, -url.length) + (markdown ?? url);
  const note = description === undefined ? '' : `: ${description}`;
  return `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${target})${note}`;
}
