import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { routeKey } from '@gruntwork-docs/engine/shared';
import { findNearestName, parseYamlData, throwIfAny } from '@gruntwork-docs/engine/source';
import { z } from 'zod';
import { listInputPaths } from './input-paths.ts';
import type { ModuleRecords } from './read-modules.ts';

/** Data file of a site that maps a benchmark's recommendations to modules. */
export const COMPLIANCE_FILE = 'content/data/compliance.yaml';

const level = z.int().min(1).max(2);

const controlSchema = z.strictObject({
  /** Part of the row's anchor; stable when the benchmark renumbers. */
  id: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be words of letters and digits joined by `-`'),
  title: z.string().min(1),
  /** One for all versions, or by version. */
  section: z.union([z.string().min(1), z.record(z.string(), z.string().min(1))]),
  /** Number by version, without versions that lack the recommendation. */
  numbers: z.record(
    z.string(),
    z.string().regex(/^\d+(?:\.\d+)+$/, 'must be a number such as `2.1.5`, in quotes'),
  ),
  /** One for all versions, or by version. */
  level: z.union([level, z.record(z.string(), level)]),
  /** An explanation of the modules' help, or of its absence. */
  note: z.string().min(1),
  /** Site path of the guide that explains it, with its anchor. */
  guide: z.string().startsWith('/').optional(),
  modules: z
    .array(z.strictObject({ path: z.string().min(1), inputs: z.array(z.string()).default([]) }))
    .default([]),
});

const complianceSchema = z.strictObject({
  benchmark: z.string().min(1),
  versions: z.array(z.string()).min(1),
  /** Versions whose numbers pages show with a recommendation; defaults to all. */
  namedVersions: z.array(z.string()).min(1).optional(),
  sections: z.array(z.string()).min(1),
  recommendations: z.array(controlSchema),
});

/** Titles and routes of the guide pages, by site path without a trailing slash. */
export type GuidePages = ReadonlyMap<string, { readonly title: string; readonly route: string }>;

export type Compliance = z.infer<typeof complianceSchema>;
export type Control = Compliance['recommendations'][number];

/**
 * Loads the compliance data of a site; `undefined` when it has none. Throws `BuildError`s with the lines of
 * all invalid values, and of all modules, inputs, pages, versions, and sections that do not exist.
 */
export async function loadCompliance(
  siteDir: string,
  modules: ModuleRecords,
  pages: GuidePages,
): Promise<Compliance | undefined> {
  const text = await readFile(path.join(siteDir, COMPLIANCE_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parseCompliance(text, modules, pages);
}

/** Parses the data file, and checks it against the modules and pages that it names. */
export function parseCompliance(text: string, modules: ModuleRecords, pages: GuidePages): Compliance {
  const { value, fail } = parseYamlData({ text, file: COMPLIANCE_FILE, schema: complianceSchema });
  throwIfAny(findFaults(value, modules, pages).map(({ place, message, hint }) => fail(place, message, hint)));
  return value;
}

interface Fault {
  readonly place: readonly PropertyKey[];
  readonly message: string;
  readonly hint: string;
}

function findFaults(
  { versions, namedVersions, sections, recommendations }: Compliance,
  modules: ModuleRecords,
  pages: GuidePages,
): Fault[] {
  const faults: Fault[] = [];
  const ids = new Set<string>();
  const check = (value: string, known: Iterable<string>, what: string, place: PropertyKey[]): boolean => {
    const names = [...known];
    if (names.includes(value)) return true;
    const nearest = findNearestName(value, names);
    const hint = nearest === undefined ? 'Correct the name.' : `Did you mean \`${nearest}\`?`;
    faults.push({ place, message: `${what} \`${value}\` does not exist`, hint });
    return false;
  };
  for (const [index, version] of (namedVersions ?? []).entries())
    check(version, versions, 'version', ['namedVersions', index]);
  for (const [index, control] of recommendations.entries()) {
    const place = ['recommendations', index];
    if (ids.has(control.id))
      faults.push({ place, message: `id \`${control.id}\` is used twice`, hint: 'Choose another one.' });
    ids.add(control.id);
    if (typeof control.section === 'string')
      check(control.section, sections, 'section', [...place, 'section']);
    else
      for (const [version, section] of Object.entries(control.section))
        check(section, sections, 'section', [...place, 'section', version]);
    if (control.guide !== undefined)
      check(splitGuide(control.guide).page, pages.keys(), 'page', [...place, 'guide']);
    for (const version of Object.keys(control.numbers))
      check(version, versions, 'version', [...place, 'numbers', version]);
    for (const [at, { path: modulePath, inputs }] of control.modules.entries()) {
      const where = [...place, 'modules', at];
      if (!check(modulePath, modules.keys(), 'module', [...where, 'path'])) continue;
      const names = modules.get(modulePath)?.module.variables.flatMap(listInputPaths) ?? [];
      for (const [position, input] of inputs.entries())
        check(input, names, `input of \`${modulePath}\``, [...where, 'inputs', position]);
    }
  }
  return faults;
}

/** Splits `/docs/a/#b` into the path of its page, as in `GuidePages`, and its anchor: `/docs/a` and `#b`. */
export function splitGuide(guide: string): { readonly page: string; readonly hash: string } {
  const at = guide.includes('#') ? guide.indexOf('#') : guide.length;
  return { page: routeKey(guide.slice(0, at)), hash: guide.slice(at) };
}

/** Returns the section of a recommendation in one version of the benchmark. */
export function sectionIn({ section }: Control, version: string): string {
  return typeof section === 'string' ? section : (section[version] ?? Object.values(section)[0] ?? '');
}

/** Returns the level of a recommendation in one version of the benchmark. */
export function levelIn({ level: value }: Control, version: string): number {
  return typeof value === 'number' ? value : (value[version] ?? 1);
}
