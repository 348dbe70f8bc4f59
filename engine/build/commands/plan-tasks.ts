import { withBase } from '#shared/url.ts';
import { hashJson, hashText } from '../cache/hash.ts';
import { type LinkEnvironment, resolveLink } from '../markdown/link-environment.ts';
import type { PagePlan } from '../model/page-plan.ts';
import { removeIntro } from '../reference/service-page.ts';
import { createBodyKey } from '../render/body-key.ts';
import { hashFiles } from '../render/hash-files.ts';
import type { BodyRecord } from '../render/page-record.ts';
import type { RenderTask, TaskBody } from '../render/render-task.ts';

export interface PlanTasksInput {
  readonly plans: readonly PagePlan[];
  readonly bodies: ReadonlyMap<string, BodyRecord>;
  readonly env: LinkEnvironment;
  /** Hash of the theme's code for bodies. */
  readonly bodyHash: string;
  /** Hash of the theme's code for documents, and of all that every document shows. */
  readonly documentHash: string;
}

/** Components that show what the glossary says. */
const USES_GLOSSARY = /<(?:Term|Glossary)\b/;
/** Components that show something of the catalog. */
const USES_CATALOG = /<(?:ServiceIndex|ModuleLibrary|ComplianceMatrix)\b/;

/** Components that show what the data files tell. */
const USES_FACTS = /<(?:Cost|TestedWith)\b/;
/** Components that show recommendations of the benchmark. */
const USES_CONTROLS = /<CisControl\b/;

/** A page with the key of its finished HTML, if that can be known before rendering. */
export interface PlannedTask {
  readonly task: RenderTask;
  /** `undefined` when the body must be rendered first. */
  readonly pageKey: string | undefined;
}

/** Decides for each page what of an earlier build still holds. */
export async function planTasks(input: PlanTasksInput): Promise<PlannedTask[]> {
  const { env, bodies } = input;
  const fileHashes = new Map(
    await hashFiles(
      [...new Set([...bodies.values()].flatMap((body) => body.facts.files.map(([file]) => file)))],
      env.siteDir,
    ),
  );
  const settings = hashJson([env.baseUrl, env.routeBasePath, env.staticDirectory, env.privateRepositories]);
  const glossary = hashJson(env.glossary);
  const facts = hashJson(env.facts ?? null);
  const controls = hashJson(env.catalog?.compliance ?? null);
  return input.plans.map((plan): PlannedTask => {
    const body = toTaskBody(plan);
    const text = getText(body);
    const source =
      body.type === 'markdown' && plan.body.type !== 'component' ? plan.body.doc.source.hash : hashJson(body);
    const inputKey = hashText(
      String(source),
      plan.key,
      plan.route,
      hashJson(plan.tocLevels),
      input.bodyHash,
      settings,
      USES_GLOSSARY.test(text) ? glossary : '',
      USES_CATALOG.test(text) ? (env.catalog?.hash ?? '') : '',
      USES_FACTS.test(text) ? facts : '',
      USES_CONTROLS.test(text) ? controls : '',
    );
    const record = bodies.get(plan.key);
    const holds = record?.inputKey === inputKey && stillHolds(record, plan, env, fileHashes);
    const known = holds ? record : undefined;
    const { key, route, output, view, tocLevels } = plan;
    return {
      task: { key, route, output, view, tocLevels, body, inputKey, known },
      pageKey: known && createPageKey(known, plan, input.documentHash),
    };
  });
}

/** Key of a page's finished HTML. */
export function createPageKey(body: BodyRecord, plan: PagePlan, documentHash: string): string {
  return hashText(body.bodyKey, hashJson(plan.view), documentHash);
}

function toTaskBody({ body }: PagePlan): TaskBody {
  if (body.type === 'component') return body;
  const { format, source } = body.doc;
  const { origin } = source;
  const service = 'service' in body.doc ? body.doc.service : undefined;
  if (service !== undefined && format === 'md')
    return { type: 'markdown', file: source.file, format, source: removeIntro(source.text), service };
  return format === 'tsx'
    ? { type: 'react', file: source.file }
    : { type: 'markdown', file: source.file, format, source: source.text, ...(origin && { origin }) };
}

/** All text that writers have to do with in a body. */
function getText(body: TaskBody): string {
  if (body.type === 'markdown') return body.source;
  return body.type === 'react' ? '' : (body.parts ?? []).map(({ source }) => source).join('\n');
}

/** True when every link of the page would still become the same URL, and every file it shows is the same. */
function stillHolds(
  record: BodyRecord,
  plan: PagePlan,
  env: LinkEnvironment,
  fileHashes: ReadonlyMap<string, string>,
): boolean {
  const { facts } = record;
  if (record.bodyKey !== createBodyKey(record.inputKey, facts)) return false;
  if (facts.files.some(([file, hash]) => fileHashes.get(file) !== hash)) return false;
  const modules = env.samples?.hashes;
  if (facts.samples?.modules.some(([path, hash]) => (modules?.get(path) ?? '') !== hash)) return false;
  // A missing file may have appeared.
  if (facts.problems.length > 0) return false;
  const published = new Set(facts.assets.map((asset) => withBase(env.baseUrl, asset.path)));
  const { body } = plan;
  const parts = body.type === 'component' ? body.parts : undefined;
  const own = { file: body.type === 'doc' ? body.doc.source.file : plan.key, route: plan.route };
  const texts = parts ?? [{ ...own, origin: body.type === 'component' ? undefined : body.doc.source.origin }];
  const places = texts.flatMap(({ file, route, origin }) =>
    [...(origin?.texts.keys() ?? [file])].map((name) => ({ file: name, route })),
  );
  return facts.links.every(([url, raw]) => {
    if (raw === null) return true;
    return places.some(({ file, route }) => {
      const link = resolveLink(raw, file, route, env);
      return link.kind === 'file' ? published.has(url.replace(/[?#].*$/, '')) : link.url === url;
    });
  });
}
