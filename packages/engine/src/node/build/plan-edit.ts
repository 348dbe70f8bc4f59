import type { AssetsView } from '#shared/page-view.ts';
import { outputFile, routeKey } from '#shared/url.ts';
import { checkDuplicateRoutes } from '../check/check-pages.ts';
import type { Doc } from '../content/doc.ts';
import type { LinkEnvironment } from '../markdown/link-environment.ts';
import { createLinksKey } from '../markdown/links-key.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { PagePlan } from '../page/page-plan.ts';
import type { BodyRecord } from '../page/page-record.ts';
import type { RenderTask } from '../render/render-task.ts';
import { NO_BODIES } from '../site/kept-bodies.ts';
import { modelPages, modelSite } from '../site/model-site.ts';
import { createPageKey, planTasks } from '../site/plan-tasks.ts';
import { createAssetsView, createLinkEnvironment } from '../site/site-context.ts';
import type { AddressedPage } from '../twins/twin-address.ts';
import { type InputsKeys, isText } from './inputs-key.ts';
import { hashFrame } from './plan-build.ts';
import type { BuildInputs } from './read-inputs.ts';

/** A page of which nothing but the text differs from what is published. */
export interface EditedPage {
  readonly plan: PagePlan;
  /** The body that is published, and the key of its page. */
  readonly last: BodyRecord;
  readonly lastKey: string;
}

/** What an edit of some texts takes to be built. */
export interface EditPlan {
  readonly model: SiteModel;
  readonly env: LinkEnvironment;
  readonly assets: AssetsView;
  readonly documentHash: string;
  readonly pages: readonly EditedPage[];
  readonly tasks: readonly RenderTask[];
  /** All pages of the site, with the keys of their bodies. */
  readonly addressed: readonly (AddressedPage & { readonly key: string })[];
}

/** With more edited pages than this the rest of the site is looked at as well. */
const MOST_EDITED = 20;

/**
 * The documents whose texts are all that differs from what is published, as long as these are few.
 * None where more may have changed, and on sites with several versions or languages, whose pages show more of each other.
 */
export function findEdited({ loaded, manifest }: BuildInputs, keys: InputsKeys): readonly Doc[] {
  const { docs, versions, locales, state } = loaded;
  const isPlain = versions.length < 2 && locales.length === 0;
  const isSound = manifest.complete && !manifest.isIncomplete;
  if (!isPlain || !isSound || manifest.frameKey === '' || manifest.frameKey !== keys.getFrameKey()) return [];
  if (manifest.bodiesKey !== state.bodiesKey) return [];
  const texts = new Map(manifest.texts);
  const edited = docs.filter(({ source }) => texts.get(source.file) !== source.hash);
  return edited.length <= MOST_EDITED && edited.every(isText) ? edited : [];
}

/** All pages of a site, one for each route. */
export function listPlans({ loaded, staticFiles }: BuildInputs): readonly PagePlan[] {
  return checkDuplicateRoutes(modelSite(loaded, staticFiles).pages).unique;
}

/** Plans the pages of edited documents; `undefined` when what is published was not made as they would be. */
export async function planEdit(inputs: BuildInputs, edited: readonly Doc[]): Promise<EditPlan | undefined> {
  const { loaded, theme, staticFiles, manifest } = inputs;
  const model = modelPages(loaded, staticFiles, edited);
  const isEdited = new Set(edited.map(({ source }) => source.file));
  const plans = model.pages.filter(({ key }) => isEdited.has(key));
  const addressed = [
    ...loaded.docs.map(({ source, route, kind }) => {
      return { key: source.file, route, output: outputFile(route), view: { kind } };
    }),
    ...model.pages.filter(({ key }) => !isEdited.has(key)),
  ];
  const routes = new Map(addressed.map(({ route }) => [routeKey(route), route]));
  const env = { ...createLinkEnvironment(loaded, model, staticFiles), routes };
  const linksKey = createLinksKey(env);
  if (linksKey === '' || linksKey !== loaded.state.linksKey) return undefined;
  const assets = createAssetsView(theme, loaded.config.config.baseUrl);
  const { bodyHash, documentHash } = hashFrame(inputs, model, assets);
  const pages = plans.flatMap((plan): EditedPage[] => {
    const last = loaded.state.store.find(plan.key);
    const lastKey = last && createPageKey(last, plan, documentHash);
    return last === undefined || lastKey === undefined || manifest.entries.get(plan.output)?.key !== lastKey
      ? []
      : [{ plan, last, lastKey }];
  });
  if (pages.length !== edited.length) return undefined;
  const planned = await planTasks({ plans, kept: NO_BODIES, env, bodyHash, documentHash });
  return { model, env, assets, documentHash, pages, tasks: planned.map(({ task }) => task), addressed };
}
