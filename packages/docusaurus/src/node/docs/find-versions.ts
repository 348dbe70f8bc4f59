import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError, CURRENT_VERSION, type DocsVersion } from '@gruntwork-docs/engine/source';
import { z } from 'zod';
import { cleanPath, prefixOf } from '../content-folders.ts';
import type { DocsOptions } from '../options.ts';
import { joinRoute } from './doc-path.ts';

/** A version with the data of its instance. */
export interface InstanceVersion extends DocsVersion {
  /** Sidebars file relative to the site; `undefined` to generate sidebars from the folders. */
  readonly sidebarFile: string | undefined;
}

/**
 * Finds the versions of one instance, newest first: those in its `versions.json`, and the one in its folder.
 */
export async function findInstanceVersions(
  siteDir: string,
  options: DocsOptions,
): Promise<InstanceVersion[]> {
  const prefix = prefixOf(options);
  const released =
    options.disableVersioning === true ? [] : await readVersions(siteDir, `${prefix}versions.json`);
  const hasCurrent = options.includeCurrentVersion !== false || released.length === 0;
  const all = hasCurrent ? [CURRENT_VERSION, ...released] : released;
  const names = options.onlyIncludeVersions
    ? all.filter((name) => options.onlyIncludeVersions?.includes(name))
    : all;
  const last = options.lastVersion ?? names.find((name) => name !== CURRENT_VERSION) ?? CURRENT_VERSION;
  return names.map((name, index): InstanceVersion => {
    const own = options.versions?.[name] ?? {};
    const isLast = name === last;
    const isCurrent = name === CURRENT_VERSION;
    const part = own.path ?? (isLast ? '' : isCurrent ? 'next' : name);
    const age = index < names.indexOf(last) ? 'unreleased' : 'unmaintained';
    const route = joinRoute(options.routeBasePath ?? 'docs', part).replace(/\/$/, '');
    return {
      name,
      label: own.label ?? (isCurrent ? 'Next' : name),
      isLast,
      path: route,
      banner: own.banner ?? (isLast ? 'none' : age),
      folder: isCurrent ? cleanPath(options.path ?? 'docs') : `${prefix}versioned_docs/version-${name}`,
      sidebarFile: isCurrent
        ? options.sidebarPath || undefined
        : `${prefix}versioned_sidebars/version-${name}-sidebars.json`,
    };
  });
}

async function readVersions(siteDir: string, file: string): Promise<string[]> {
  const text = await readFile(path.join(siteDir, file), 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  try {
    return z.array(z.string()).parse(JSON.parse(text));
  } catch (cause) {
    throw new BuildError(`\`${file}\` is no list of version names`, {
      file,
      hint: 'Write a JSON list: `["2.0", "1.0"]`.',
      cause,
    });
  }
}
