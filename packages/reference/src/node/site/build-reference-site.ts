import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Reporter } from '@gruntwork-docs/engine/site';
import { type BuiltSite, buildSite } from '@gruntwork-docs/engine/site';
import type { SiteDefinition } from '@gruntwork-docs/engine/source';
import { BuildError } from '@gruntwork-docs/engine/source';
import { reference } from '../../reference.ts';
import { readGitInfo } from '../catalog/git-info.ts';
import type { SiteArguments } from './site-arguments.ts';

/** A folder name that never exists: a reference site has no static files. */
const NO_STATIC = '.no-static-files';

/** Builds a whole site from only a folder of Terraform modules. Throws a `BuildError` on invalid input. */
export async function buildReferenceSite(args: SiteArguments, reporter: Reporter): Promise<BuiltSite> {
  const folder = path.resolve(args.folder);
  checkFolder(folder, args.folder);
  const definition = await defineReferenceSite(folder, args);
  return buildSite({ site: folder, out: args.out, reporter, definition });
}

async function defineReferenceSite(folder: string, args: SiteArguments): Promise<SiteDefinition> {
  const git = await readGitInfo(folder);
  const repository = args.catalog.repository ?? git?.repository;
  const host = args.catalog.host ?? git?.host ?? 'github.com';
  const name = repository?.split('/').at(-1) ?? path.basename(folder);
  const source =
    repository === undefined
      ? []
      : [{ type: 'link' as const, label: 'Source', href: `https://${host}/${repository}` }];
  const title = args.title ?? name;
  return {
    title,
    ...(args.url !== undefined && { url: args.url }),
    ...(args.baseUrl !== undefined && { baseUrl: args.baseUrl }),
    staticDirectory: NO_STATIC,
    publishedFolders: ['.'],
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    onBrokenMarkdownLinks: 'warn',
    onFaultySamples: args.onFaultySamples,
    docs: { routeBasePath: '' },
    navbar: {
      title,
      items: [{ type: 'link', label: 'All modules', to: '/all-modules', position: 'left' }, ...source],
    },
    colorMode: { respectPrefersColorScheme: true },
    sources: [reference],
    catalog: { ...args.catalog, folder: '.', route: '' },
  };
}

function checkFolder(folder: string, given: string): void {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new BuildError(`\`${given}\` is no folder`, { hint: 'Name a folder with Terraform modules.' });
  if (readdirSync(folder).length === 0)
    throw new BuildError(`\`${given}\` is empty`, { hint: 'Name a folder with Terraform modules.' });
}
