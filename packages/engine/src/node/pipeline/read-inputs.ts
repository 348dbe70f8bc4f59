import { noteUse } from '../cache/unused.ts';
import type { SiteDefinition } from '../config/define-site.ts';
import { checkOutFolder } from '../publish/check-out-folder.ts';
import { loadManifest, type Manifest, type OutputFile } from '../publish/manifest.ts';
import { collectStaticFiles, describeSiteFiles } from '../publish/static-files.ts';
import { listNames } from '../read/content/list-names.ts';
import { listSourceModules } from '../read/sources/list-modules.ts';
import { listWatched } from '../read/sources/page-source.ts';
import { bundleTheme } from '../render/theme/bundle-theme.ts';
import type { ThemeBundle } from '../render/theme/theme-bundle.ts';
import type { Reporter } from './report/reporter.ts';
import { type LoadedSite, loadSite } from './site/load-site.ts';

/** All inputs of a build. */
export interface BuildInputs {
  readonly loaded: LoadedSite;
  readonly theme: ThemeBundle;
  readonly staticFiles: ReadonlyMap<string, OutputFile>;
  /** Possible targets of links and imports as of reading the site: later files are for the next build. */
  readonly names: readonly string[];
  /** Content of the output folder. */
  readonly manifest: Manifest;
  /** Notices: useful facts that are not problems. */
  readonly notes: readonly string[];
}

export interface ReadInputsOptions {
  readonly site: string;
  readonly outDir: string;
  readonly reporter: Reporter;
  readonly baseUrl?: string | undefined;
  readonly isFresh?: boolean | undefined;
  readonly definition?: SiteDefinition | undefined;
  /** 0: the main process does everything. */
  readonly threads?: number | undefined;
  readonly usesStatCache?: boolean | undefined;
  readonly onEdit?: (() => void) | undefined;
  readonly onDamage?: ((file: string) => void) | undefined;
}

const SHALLOW =
  'dates of the last change are not shown: the clone is shallow; `git fetch --unshallow` gets the history';

/** Reads a site, compiles its theme, and loads the manifest of the last build. */
export async function readInputs(options: ReadInputsOptions): Promise<BuildInputs> {
  const {
    site,
    outDir,
    reporter,
    baseUrl,
    isFresh,
    definition,
    threads,
    usesStatCache = true,
    onEdit,
    onDamage,
  } = options;
  const loaded = await reporter.step('read content', () =>
    loadSite(site, { includeDrafts: false, baseUrl, isFresh, definition, usesStatCache, onEdit, onDamage }),
  );
  const { config, sources, settings, theme: look } = loaded.config;
  const watched = sources.flatMap((source) => listWatched(source, settings));
  checkOutFolder(outDir, loaded.siteDir, ['content', config.staticDirectory, ...watched]);
  const names = listNames(loaded.siteDir, ['content', ...watched]);
  const theme = await reporter.step('compile theme', () =>
    bundleTheme({
      siteDir: loaded.siteDir,
      baseUrl: config.baseUrl,
      theme: look,
      sources,
      modules: listSourceModules(loaded.sources.map(({ data }) => data)),
      bundler: loaded.config.bundler,
      bundlerHash: loaded.config.bundler === undefined ? '' : loaded.config.sourcesHash,
      ...(threads === 0 && { isInProcess: true }),
      onDamage,
    }),
  );
  const staticFiles = await collectStaticFiles(loaded.siteDir, config);
  const manifest = await reporter.step('load cache', () => loadManifest(outDir, loaded.cache));
  await noteUse(loaded.cache.dir);
  const notes = [
    ...describeSiteFiles(staticFiles, config),
    ...loaded.sources.flatMap(({ data }) => data.notes ?? []),
    ...(loaded.git.isShallow === true ? [SHALLOW] : []),
    ...theme.hydrated.map(
      (file) => `${file} has state, effects or handlers: it is hydrated when it comes into view`,
    ),
  ];
  return { loaded, theme, staticFiles, names, manifest, notes };
}
