import type { LoadContext } from '@gruntwork-docs/engine';
import { applyTrailingSlash } from '@gruntwork-docs/engine/shared';
import type { Doc, LoadedSidebars, SourceFile } from '@gruntwork-docs/engine/source';
import {
  BuildError,
  findContentTitle,
  readSources,
  resolveRoute,
  throwIfAny,
} from '@gruntwork-docs/engine/source';
import { createEditUrl } from '../edit-url.ts';
import { type DocFrontmatter, parseDocFrontmatter, toFrontmatter } from '../frontmatter.ts';
import { DEFAULT_EXCLUDE, matchNames } from '../match-names.ts';
import type { DocsOptions } from '../options.ts';
import type { TagsFile } from '../tags-file.ts';
import { findExcerpt } from '../texts/excerpt.ts';
import { findTextFormat } from '../texts/text-format.ts';
import { nameTitles } from '../texts/titles.ts';
import { type DocPath, joinRoute, resolveDocPath } from './doc-path.ts';
import type { InstanceVersion } from './find-versions.ts';

/** A document with its data for sidebars. */
export interface InstanceDoc {
  /** Id within its instance, as used in sidebars. */
  readonly id: string;
  readonly place: DocPath;
  readonly own: DocFrontmatter;
  /** Position from frontmatter or from the number prefix. */
  readonly position: number | undefined;
  readonly doc: Doc;
  readonly unknownKeys: readonly string[];
}

export interface LoadInstanceInput {
  readonly context: LoadContext;
  readonly options: DocsOptions;
  readonly version: InstanceVersion;
  /** Prefix of the engine's document ids: every instance but the first has a namespace. */
  readonly idPrefix: string;
  readonly tags: TagsFile;
  /** True when the instance's documents belong to no version of the site. */
  readonly isUnversioned: boolean;
  /** Absent for the default language. */
  readonly language?: Language | undefined;
  /** Folder whose files override those of the same path: translations. */
  readonly overlay?: string | undefined;
}

/** A further language of the site. */
export interface Language {
  readonly name: string;
  /** Site path before its routes: `/fr`. */
  readonly root: string;
  /** Language of untranslated pages. */
  readonly written: string;
}

/** One version of an instance in one language. */
export interface LoadedInstance {
  /** Folder of its translations; absent in the default language. */
  readonly overlay?: string;
  readonly version: InstanceVersion;
  readonly docs: readonly InstanceDoc[];
  readonly sidebars: LoadedSidebars;
  readonly isMain: boolean;
}

/** Loads the documents of one version of an instance. The errors of all files are reported together. */
export async function loadInstance(input: LoadInstanceInput): Promise<InstanceDoc[]> {
  const { context, options, version } = input;
  const includes = matchNames(options.include ?? ['**/*.{md,mdx}']);
  const excludes = matchNames(options.exclude ?? DEFAULT_EXCLUDE);
  const { publishedFolders } = context.config;
  const read = (folder: string): Promise<SourceFile[]> =>
    readSources(context.siteDir, folder, /\.mdx?$/, { publishedFolders: [folder, ...publishedFolders] });
  const files = mergeTranslations(
    version.folder,
    await read(version.folder),
    input.overlay,
    input.overlay === undefined ? [] : await read(input.overlay),
  );
  const errors: BuildError[] = [];
  const docs: InstanceDoc[] = [];
  for (const [relative, file] of files) {
    if (!includes(relative) || excludes(relative)) continue;
    try {
      const found = createDoc(relative, file, input);
      if (context.includeDrafts || !found.own.draft) docs.push(found);
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      errors.push(error);
    }
  }
  throwIfAny(errors);
  return docs;
}

function createDoc(relative: string, source: SourceFile, input: LoadInstanceInput): InstanceDoc {
  const { options, version, context, idPrefix } = input;
  const { own, unknown } = parseDocFrontmatter(source);
  const place = resolveDocPath({
    relative,
    id: own.id ?? undefined,
    slug: own.slug ?? undefined,
    takesNumbers: options.numberPrefixParser !== false && own.parse_number_prefixes,
  });
  const { folders, isIndex, slug } = place;
  const titles = nameTitles(
    own.title,
    findContentTitle(source.text) || place.id.split('/').at(-1) || place.name,
  );
  const position = own.sidebar_position ?? place.order;
  const edit = createEditUrl(options.editUrl, version.folder, relative);
  const frontmatter = toFrontmatter(own, findExcerpt(source.text), input.tags);
  const doc: Doc = {
    kind: 'doc',
    source,
    format: findTextFormat(source.file, own.mdx?.format, options.format),
    ...describeLanguage(source, version.folder, input),
    ...(input.isUnversioned
      ? { isUnversioned: true, tagsBase: joinRoute(version.path, options.tagsBasePath ?? 'tags') }
      : version.name !== 'current' && { version: version.name }),
    id: idPrefix + place.id,
    route: applyTrailingSlash(toRoute(joinRoute(version.path, slug), source), context.config.trailingSlash),
    folders,
    isIndex,
    order: position,
    frontmatter: {
      ...frontmatter,
      ...(frontmatter.custom_edit_url === undefined && edit !== undefined && { custom_edit_url: edit }),
    },
    ...titles,
    keepsTitle: true,
    sidebarLabel: own.sidebar_label || titles.title,
    ...(own.displayed_sidebar !== undefined && { sidebar: nameSidebar(own.displayed_sidebar, idPrefix) }),
    pager: {
      ...(own.pagination_prev !== undefined && { previous: nameDoc(own.pagination_prev, idPrefix) }),
      ...(own.pagination_next !== undefined && { next: nameDoc(own.pagination_next, idPrefix) }),
    },
  };
  return { id: place.id, place, own, position, doc, unknownKeys: unknown };
}

/** Lists files by their paths below a folder, translated where a translation exists. */
export function mergeTranslations(
  folder: string,
  files: readonly SourceFile[],
  overlay: string | undefined,
  translations: readonly SourceFile[],
): Map<string, SourceFile> {
  const merged = new Map(files.map((file) => [file.file.slice(folder.length + 1), file]));
  for (const file of translations) merged.set(file.file.slice((overlay ?? '').length + 1), file);
  return new Map([...merged].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the file and the language of a document. */
export function describeLanguage(
  { file }: SourceFile,
  folder: string,
  { language, overlay }: Pick<LoadInstanceInput, 'language' | 'overlay'>,
): Pick<Doc, 'folder' | 'locale' | 'textLocale'> {
  if (language === undefined) return { folder };
  const isTranslated = overlay !== undefined && file.startsWith(`${overlay}/`);
  return {
    folder: isTranslated ? overlay : folder,
    locale: language.name,
    ...(!isTranslated && { textLocale: language.written }),
  };
}

/** Encodes the path where necessary, as in routes of pages. */
function toRoute(route: string, source: SourceFile): string {
  return route === '/' ? route : resolveRoute('/', route.slice(1), undefined, source);
}

function nameSidebar(name: string | null, prefix: string): string | null {
  return name === null ? null : prefix + name;
}

function nameDoc(id: string | null, prefix: string): string | null {
  return id === null ? null : prefix + id;
}
