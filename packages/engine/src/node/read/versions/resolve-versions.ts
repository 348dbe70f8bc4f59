import type { SiteConfig } from '#shared/site-config.ts';
import { BuildError, throwIfAny } from '../../errors/build-error.ts';
import { findNearestName } from '../../errors/nearest-name.ts';
import { DOCS_FOLDER } from '../content/load-docs.ts';
import { CURRENT_VERSION, type DocsVersion, VERSIONS_FOLDER } from './docs-version.ts';

/** Fixed locale, the same on every machine: `10.0` is newer than `9.0`. */
const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * The versions of a site from its config and the names of its folders, newest first. Without released ones
 * `current` is the last version. Throws `BuildError`s for configured versions that do not exist.
 */
export function resolveVersions(config: SiteConfig, released: readonly string[]): DocsVersion[] {
  const { versions: configured, lastVersion } = config.docs;
  const existing = [CURRENT_VERSION, ...released];
  throwIfAny([
    ...[...configured.map(({ name }) => name), ...(lastVersion === undefined ? [] : [lastVersion])]
      .filter((name) => !existing.includes(name))
      .map((name) => createMissingError(name, existing)),
    ...findRepeated(configured.map(({ name }) => name)),
  ]);
  const names = orderVersions(
    configured.map(({ name }) => name),
    released,
  );
  const last = lastVersion ?? names.find((name) => name !== CURRENT_VERSION) ?? CURRENT_VERSION;
  const { routeBasePath } = config.docs;
  return names.map((name, index): DocsVersion => {
    const own = configured.find((version) => version.name === name);
    const isCurrent = name === CURRENT_VERSION;
    const age = index < names.indexOf(last) ? 'unreleased' : 'unmaintained';
    return {
      name,
      label: own?.label ?? (isCurrent ? config.docs.currentVersionLabel : name),
      isLast: name === last,
      path: name === last ? routeBasePath : `${routeBasePath}/${isCurrent ? 'next' : name}`,
      banner: own?.banner ?? (name === last ? 'none' : age),
      folder: isCurrent ? DOCS_FOLDER : `${VERSIONS_FOLDER}/${name}/docs`,
    };
  });
}

/**
 * The configured order, then the other versions, newest first; `current` comes first unless it is configured.
 */
function orderVersions(configured: readonly string[], released: readonly string[]): string[] {
  const others = released.filter((name) => !configured.includes(name)).sort((a, b) => compare(b, a));
  const current = configured.includes(CURRENT_VERSION) ? [] : [CURRENT_VERSION];
  return [...current, ...configured, ...others];
}

function createMissingError(name: string, existing: readonly string[]): BuildError {
  const nearest = findNearestName(name, existing);
  const hint =
    nearest === undefined
      ? `Put its documents into \`${VERSIONS_FOLDER}/${name}/docs\`, or take it out of the config.`
      : `Did you mean \`${nearest}\`?`;
  return new BuildError(`docs version \`${name}\` does not exist`, { file: 'site.config.ts', hint });
}

function findRepeated(names: readonly string[]): BuildError[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
    (name) =>
      new BuildError(`docs version \`${name}\` is configured twice`, {
        file: 'site.config.ts',
        hint: 'Keep one of the entries of `docs.versions`.',
      }),
  );
}
