import type { AllowedOrigins } from '#shared/site-config.ts';
import { tryDecode } from '#shared/try-decode.ts';
import { isExternalUrl, routeKey, splitUrl, withoutBase } from '#shared/url.ts';
import type { Problem } from '../errors/problem.ts';
import type { PagePlan } from '../plan/page/page-plan.ts';
import type { BodyInfo } from '../plan/page/page-record.ts';
import type { ThirdPartyRequest } from '../render/html/third-party-origins.ts';
import { UNCHECKED } from '../render/markdown/link-environment.ts';
import { isFile } from './link-targets.ts';

export interface CheckedPage {
  readonly plan: PagePlan;
  readonly info: BodyInfo;
}

/** Ids of a page by the key of its route; `undefined` if there is no such page. */
export type FindIds = (routeKey: string) => ReadonlySet<string> | undefined;

export interface CheckPagesInput {
  readonly pages: readonly CheckedPage[];
  /** Absent: there are no pages besides the checked ones. */
  readonly findIds?: FindIds;
  readonly baseUrl: string;
  /** Site paths of all published files except the pages. */
  readonly files: ReadonlySet<string>;
  /** Origins of frames and media that pages may show. */
  readonly origins?: AllowedOrigins;
}

/** Anchors of every document, regardless of its body. */
const DOCUMENT_IDS = ['', '_main', 'top'];

/** Checks every link, anchor and image of the rendered bodies against the published files. */
export function checkPages({
  pages,
  baseUrl,
  files,
  findIds = indexIds(pages),
  origins = { frameOrigins: [], mediaOrigins: [] },
}: CheckPagesInput): Problem[] {
  const problems: Problem[] = [];
  const isReact = findReactPages(pages);
  for (const { plan, info } of pages) {
    const own = plan.body.type !== 'component' ? plan.body.doc.source : undefined;
    const findPlace = (line: number | undefined): Pick<Problem, 'page' | 'line'> => {
      const from = line === undefined ? undefined : own?.origin?.lines[line - 1];
      return from === undefined ? { page: plan.key, line } : { page: from.file, line: from.line };
    };
    const add = (kind: Problem['kind'], raw: string, message: string): void => {
      problems.push({ kind, ...findPlace(findLine(own?.text ?? '', raw)), message });
    };
    // Problems of an embedded text are reported for its own page.
    const isOfOthers = plan.body.type === 'component' && plan.body.parts !== undefined;
    for (const { kind, raw, message, line, file, severity } of isOfOthers ? [] : info.problems) {
      if (line === undefined && file === undefined) add(kind, raw, message);
      else {
        const place = file === undefined ? findPlace(line) : { page: file, line };
        problems.push({ kind, ...place, message, ...(severity && { severity }) });
      }
    }
    for (const { kind, origin } of info.foreign ?? [])
      if (isBlocked(kind, origin, origins))
        add('frame', origin, `${kind} of \`${origin}\` is blocked by the page's security policy`);
    for (const id of findDuplicates(info.ids))
      add('id', id, `\`${id}\` is the id of more than one element: links reach the first one only`);
    for (const { line, message } of info.samples?.problems ?? [])
      problems.push({ kind: 'sample', ...findPlace(line), message });
    const missingFiles = new Set(info.problems.filter(({ kind }) => kind === 'image').map(({ raw }) => raw));
    for (const [url, raw] of info.links) {
      if (
        (isOfOthers && raw !== null) ||
        raw?.startsWith(UNCHECKED) ||
        isExternalUrl(url) ||
        missingFiles.has(raw ?? url)
      )
        continue;
      const shown = raw ?? url;
      const isOfComponent = raw === null && own !== undefined;
      const { path: target, hash } = splitUrl(
        new URL(url, `http://site${plan.view.url}`).href.slice('http://site'.length),
      );
      const site = withoutBase(baseUrl, target);
      const ids = site === undefined ? undefined : findIds(routeKey(site));
      if (ids === undefined) {
        if (site === undefined || !isFile(site, files))
          add(
            isOfComponent ? 'component-link' : 'link',
            shown,
            `\`${shown}\`${shown === url ? '' : ` (${url})`} does not exist`,
          );
        continue;
      }
      if (hash !== '' && !ids.has(tryDecode(hash.slice(1)))) {
        add(
          isOfComponent || isReact(site) ? 'component-link' : 'anchor',
          shown,
          `\`${shown}\` names an anchor that ${site === plan.route ? 'this page' : `\`${site}\``} does not have`,
        );
      }
    }
  }
  return problems;
}

/** True for requests that the policy of pages blocks: images of any host are allowed over `https:`. */
function isBlocked(kind: ThirdPartyRequest['kind'], origin: string, origins: AllowedOrigins): boolean {
  if (kind === 'image') return origin.startsWith('http:');
  return !(kind === 'frame' ? origins.frameOrigins : origins.mediaOrigins).some((allowed) => {
    const [scheme = '', host = ''] = allowed.split('//');
    if (host === '') return origin.startsWith(allowed);
    const [ownScheme, ownHost = ''] = origin.split('//');
    return (
      scheme === ownScheme && (host.startsWith('*.') ? ownHost.endsWith(host.slice(1)) : ownHost === host)
    );
  });
}

/** Finds the pages that are components: some of their ids exist only while a reader uses them. */
function findReactPages(pages: readonly CheckedPage[]): (route: string | undefined) => boolean {
  const routes = new Set(
    pages.flatMap(({ plan }) =>
      plan.body.type === 'doc' && plan.body.doc.format === 'tsx' ? [routeKey(plan.route)] : [],
    ),
  );
  return (route) => route !== undefined && routes.has(routeKey(route));
}

/** Indexes the ids of all pages. */
export function indexIds(pages: readonly CheckedPage[]): FindIds {
  const ids = new Map(pages.map(({ plan, info }) => [routeKey(plan.route), listIds(info)]));
  return (key) => ids.get(key);
}

/** The ids that links to a page can use. */
export function listIds({ ids }: Pick<BodyInfo, 'ids'>): Set<string> {
  return new Set([...ids, ...DOCUMENT_IDS]);
}

/** The values that occur more than once. */
function findDuplicates(values: readonly string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(values.filter((value) => seen.size === seen.add(value).size));
}

/** Of two pages with one URL, the first one is published. */
export function checkDuplicateRoutes(plans: readonly PagePlan[]): {
  unique: PagePlan[];
  problems: Problem[];
} {
  const first = new Map<string, PagePlan>();
  const problems: Problem[] = [];
  for (const plan of plans) {
    const key = routeKey(plan.route);
    const other = first.get(key);
    if (other === undefined) first.set(key, plan);
    else
      problems.push({
        kind: 'route',
        page: plan.key,
        line: undefined,
        message: `\`${plan.route}\` is already the URL of \`${other.key}\``,
      });
  }
  return { unique: [...first.values()], problems };
}

/** Line of a link in the text: the first position in a link, an attribute or a definition. */
export function findLine(source: string, raw: string): number | undefined {
  for (const before of ['](', ']: ', '="', "='", '<', '']) {
    const at = source.indexOf(before + raw);
    if (at >= 0) return source.slice(0, at).split('\n').length;
  }
  return undefined;
}
