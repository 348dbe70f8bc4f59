import type { CodeSample, SampleProblem, SampleReport } from '@gruntwork-docs/engine/source';
import { parseFenceMeta } from '@gruntwork-docs/engine/source';
import { type CalledCatalog, checkSample } from '@gruntwork-docs/terraform';
import type { CatalogOrigin } from '@gruntwork-docs/terraform/model';
import { toModulePart } from './module-part.ts';
import { toPlainCode } from './plain-code.ts';
import { createYamlReader, type ReadYaml } from './read-yaml.ts';

/** The catalog that samples call; if `undefined`, only their syntax is checked. */
export interface SampleCatalog extends CalledCatalog {
  readonly hashes: ReadonlyMap<string, string>;
}

const HCL = new Set(['hcl', 'terraform', 'tf', 'terragrunt', 'tofu', 'opentofu']);
/** Languages of YAML code blocks. */
export const YAML: ReadonlySet<string> = new Set(['yaml', 'yml']);

/** True when a page has samples that are checked against the catalog. */
export function callsCatalog(fences: readonly CodeSample[], origins: readonly CatalogOrigin[]): boolean {
  const names = origins.flatMap(({ source, registryAddress }) => {
    const name = source
      ?.replace(/\.git$/, '')
      .split('/')
      .at(-1);
    return [name ?? [], registryAddress ?? []].flat();
  });
  return fences.some(({ code }) => names.some((name) => code.includes(name)));
}

/** Checks every machine-readable sample of a page: HCL, JSON, and YAML. */
export function checkPageSamples(
  fences: readonly CodeSample[],
  file: string,
  catalog: SampleCatalog | undefined,
  readYaml: ReadYaml = createYamlReader(),
): SampleReport | undefined {
  const used = new Set<string>();
  const called = catalog && { modules: watchMap(catalog.modules, used), origins: catalog.origins };
  const problems: SampleProblem[] = [];
  let checked = 0;
  let unchecked = 0;
  for (const fence of fences) {
    const check = findCheck(fence, { file, catalog: called, readYaml });
    if (check === undefined) continue;
    const meta = parseFenceMeta(fence.meta);
    const lacksReason = /(?:^|\s)unchecked(?:$|\s|=(?:""|''))/.test(fence.meta);
    if (lacksReason) {
      const message = '`unchecked` needs a reason: `unchecked="why"`';
      problems.push({ line: fence.line - 1, message });
    } else if (meta.unchecked !== undefined) unchecked++;
    else {
      checked++;
      problems.push(...check(toPlainCode(fence.code, meta)));
    }
  }
  if (checked + unchecked + problems.length === 0) return undefined;
  const parts = [...used]
    .sort()
    .map((path) => [toModulePart(path), catalog?.hashes.get(path) ?? ''] as const);
  return { checked, unchecked, problems, parts };
}

type Check = (code: string) => SampleProblem[];

/** Input of the sample checks. */
interface CheckInput {
  readonly file: string;
  readonly catalog: CalledCatalog | undefined;
  readonly readYaml: ReadYaml;
}

function findCheck({ lang, line }: CodeSample, { file, catalog, readYaml }: CheckInput): Check | undefined {
  if (HCL.has(lang)) {
    return (code) =>
      checkSample(code, { file, line, catalog }).map((error) => ({
        line: error.line,
        message: `${lang}: ${error.message}`,
      }));
  }
  if (lang === 'json') return (code) => checkJson(code, line, readYaml);
  if (YAML.has(lang))
    return (code) =>
      readYaml(code).faults.map((error) => ({
        line: line + error.line - 1,
        message: `${lang}: ${error.message}`,
      }));
  return undefined;
}

function checkJson(code: string, line: number, readYaml: ReadYaml): SampleProblem[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const position = /at position (\d+)/.exec(text)?.[1];
    const own =
      position === undefined
        ? readYaml(code).faults[0]?.line
        : code.slice(0, Number(position)).split('\n').length;
    return [{ line: line + (own ?? 1) - 1, message: `json: ${text.replace(/\s+/g, ' ')}` }];
  }
}

/** Wraps a map and records the keys that are read. */
function watchMap<V>(map: ReadonlyMap<string, V>, asked: Set<string>): ReadonlyMap<string, V> {
  return new Proxy(map, {
    get(target, key) {
      if (key === 'get') {
        return (path: string): V | undefined => {
          asked.add(path);
          return target.get(path);
        };
      }
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
