import type { PageView } from '#shared/page-view.ts';
import { hashJson, hashText } from '../../cache/hash.ts';
import type { PagePlan } from '../../plan/page/page-plan.ts';
import { type BodyRecord, isIncomplete } from '../../plan/page/page-record.ts';
import { hashView } from '../../plan/page/sidebar-key.ts';
import { hashFiles } from '../../render/hash-files.ts';
import type { LinkEnvironment } from '../../render/markdown/link-environment.ts';
import { isLookupCurrent } from '../../render/markdown/lookup.ts';
import type { RenderTask, TaskBody } from '../../render/render-task.ts';
import { listEmbeddedFiles } from './embedded-files.ts';
import type { Bodies } from './site-state.ts';

export interface PlanTasksInput {
  readonly plans: readonly PagePlan[];
  /** The last build's bodies. */
  readonly bodies: Bodies;
  readonly env: LinkEnvironment;
  /** Hash of the theme's code for bodies. */
  readonly bodyHash: string;
  /** Hash of the theme's code for documents, and of all inputs shared by every document. */
  readonly documentHash: string;
}

/** A page with the key of its HTML, if that is known before rendering. */
export interface PlannedTask {
  readonly task: RenderTask;
  /** `undefined` when the body must be rendered first. */
  readonly pageKey: string | undefined;
}

/** Decides for each page which parts of the cache are still valid. */
export async function planTasks(input: PlanTasksInput): Promise<PlannedTask[]> {
  const { env } = input;
  const { bodies } = input;
  const shown = listEmbeddedFiles(bodies.values()).files.map(([file]) => file);
  const fileHashes = new Map(await hashFiles(shown, env.siteDir));
  const settings = hashJson([
    env.baseUrl,
    env.routeBasePath,
    env.staticDirectory,
    env.publicFolders,
    env.linkRules,
    env.linkComponents,
    env.trustContributors,
  ]);
  return input.plans.map((plan): PlannedTask => {
    const body = toTaskBody(plan);
    const source =
      body.type === 'markdown' && plan.body.type !== 'component' ? plan.body.doc.source.hash : hashJson(body);
    const inputKey = hashText(
      String(source),
      plan.key,
      plan.route,
      hashJson(plan.tocLevels),
      input.bodyHash,
      settings,
    );
    const record = bodies.get(plan.key);
    const holds = record?.inputKey === inputKey && stillHolds(record, env, fileHashes);
    const known = holds ? record : undefined;
    const { key, route, output, view, tocLevels } = plan;
    return {
      task: { key, route, output, view, tocLevels, body, inputKey, known },
      pageKey: known && createPageKey(known, plan, input.documentHash),
    };
  });
}

/** Key of a page's HTML. */
export function createPageKey(
  body: BodyRecord,
  { view }: Pick<PagePlan, 'view'>,
  documentHash: string,
): string {
  const hash = VIEW_HASHES.get(view) ?? hashView(view);
  VIEW_HASHES.set(view, hash);
  return hashText(body.bodyKey, hash, documentHash);
}

/** Caches hashes: several steps need the key of each page. */
const VIEW_HASHES = new WeakMap<PageView, string>();

function toTaskBody({ body }: PagePlan): TaskBody {
  if (body.type === 'component') return body;
  const { format, source, frame } = body.doc;
  const { origin } = source;
  if (frame !== undefined && format !== 'tsx')
    return { type: 'markdown', file: source.file, format, source: frame.text, written: source.text, frame };
  return format === 'tsx'
    ? { type: 'react', file: source.file }
    : {
        type: 'markdown',
        file: source.file,
        format,
        get source() {
          return source.text;
        },
        ...(origin && { origin }),
      };
}

/** Reads the remaining texts of tasks: once tasks have been sent to threads it is too late to fail. */
export function readTaskSources(tasks: readonly RenderTask[]): void {
  for (const { body } of tasks) if (body.type === 'markdown') void body.source;
}

/** True when every link of the page still resolves to the same URL, and every embedded file is the same. */
function stillHolds(
  record: BodyRecord,
  env: LinkEnvironment,
  fileHashes: ReadonlyMap<string, string>,
): boolean {
  const { info } = record;
  if (info.files.some(([file, hash]) => fileHashes.get(file) !== hash)) return false;
  if (info.parts.some(([key, hash]) => (env.parts.get(key) ?? '') !== hash)) return false;
  if (isIncomplete(info)) return false;
  return info.lookups.every((lookup) => isLookupCurrent(lookup, env));
}
