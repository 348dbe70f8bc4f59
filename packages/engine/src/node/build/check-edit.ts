import { routeKey } from '#shared/url.ts';
import { hashJson } from '../cache/hash.ts';
import { checkPages, listIds } from '../check/check-pages.ts';
import type { BodyInfo } from '../page/page-record.ts';
import type { RenderResult } from '../render/render-task.ts';
import type { EditedPage, EditPlan } from './plan-edit.ts';
import type { BuildInputs } from './read-inputs.ts';

/** An edited page with what was made of it. */
export interface MadePage extends EditedPage {
  readonly result: RenderResult;
}

/**
 * True when nothing but the edited pages themselves differs: each has the anchors, images, files and scripts that it had, and nothing is
 * wrong with its links and samples. What is wrong is told by a whole build, with all that is wrong elsewhere. What that build has warned of
 * holds as long as nothing of it was these pages', and they have no anchor more that others may have missed.
 */
export function isAlone(pages: readonly MadePage[], plan: EditPlan, inputs: BuildInputs): boolean {
  const { state } = inputs.loaded;
  const isWarned = inputs.manifest.warnings.length > 0;
  const isSame = ({ last, lastKey, result }: MadePage): boolean =>
    describeUse(last.info) === describeUse(result.body.info) &&
    hashJson(state.scripts.get(lastKey)) === hashJson(result.scripts) &&
    state.images.get(lastKey) === result.image &&
    hasAll(result.body.info.ids, last.info.ids) &&
    (!isWarned || hasAll(last.info.ids, result.body.info.ids));
  const isSound = (readInfo: (page: MadePage) => BodyInfo): boolean =>
    pages.every((page) => readInfo(page).problems.length === 0) &&
    findProblems(pages, readInfo, plan, inputs).length === 0;
  return (
    pages.every(isSame) &&
    isSound(({ result }) => result.body.info) &&
    (!isWarned || isSound(({ last }) => last.info))
  );
}

/** What a page has others publish. */
function describeUse({ files, assets, styles }: BodyInfo): string {
  return hashJson([files.map(([file]) => file), assets, styles ?? null]);
}

function hasAll(values: readonly string[], wanted: readonly string[]): boolean {
  const own = new Set(values);
  return wanted.every((value) => own.has(value));
}

/** Checks the links of the edited pages: of the others no more is read than the ids of those that they lead to. */
function findProblems(
  pages: readonly MadePage[],
  readInfo: (page: MadePage) => BodyInfo,
  { addressed }: EditPlan,
  { loaded, manifest }: BuildInputs,
) {
  const made = new Map(pages.map((page) => [page.plan.key, readInfo(page)]));
  const keys = new Map(addressed.map(({ route, key }) => [routeKey(route), key]));
  const known = new Map<string, ReadonlySet<string> | undefined>();
  const findIds = (route: string): ReadonlySet<string> | undefined => {
    if (!known.has(route)) {
      const key = keys.get(route);
      const info = key === undefined ? undefined : (made.get(key) ?? loaded.state.store.find(key)?.info);
      known.set(route, info && listIds(info));
    }
    return known.get(route);
  };
  return checkPages({
    pages: pages.map((page) => ({ plan: page.plan, info: readInfo(page) })),
    findIds,
    baseUrl: loaded.config.config.baseUrl,
    origins: loaded.config.config,
    files: new Set([...manifest.entries.keys()].map((file) => `/${file}`)),
  });
}
