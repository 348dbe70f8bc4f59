import { existsSync } from 'node:fs';
import path from 'node:path';
import { BuildError, type LoadContext, type PageSource } from '@gruntwork-docs/engine';
import { applyTrailingSlash } from '@gruntwork-docs/engine/shared';
import type { Doc, SourceFile } from '@gruntwork-docs/engine/source';
import {
  findContentTitle,
  hashText,
  humanize,
  readSources,
  resolveRoute,
  throwIfAny,
} from '@gruntwork-docs/engine/source';
import { cleanPath } from '../content-folders.ts';
import { joinRoute } from '../docs/doc-path.ts';
import { describeLanguage, type Language, mergeTranslations } from '../docs/load-instance.ts';
import { listLanguages } from '../docs/load-locales.ts';
import { parseDocFrontmatter, toFrontmatter } from '../frontmatter.ts';
import { findTextFile } from '../languages/text-module.ts';
import { findPluginFolder, TRANSLATIONS } from '../languages/translations.ts';
import { listSourceImports } from '../list-plugins.ts';
import { DEFAULT_EXCLUDE, matchNames } from '../match-names.ts';
import { findPageModules } from '../modules/find-modules.ts';
import type { Aliases, PagesOptions, TextFormat } from '../options.ts';
import { findExcerpt } from '../texts/excerpt.ts';
import { findTextFormat } from '../texts/text-format.ts';
import { nameTitles } from '../texts/titles.ts';
import { findLayoutValue } from './layout-values.ts';

/** Prefix of a React page's path: the page gets the site's config and styles. */
export const PAGE = 'virtual:docusaurus-page:';

const FILES = /\.(?:mdx?|[jt]sx?)$/;

/** Creates the source of standalone pages: Markdown, and React components. */
export function createPagesSource(options: PagesOptions, aliases?: Aliases): PageSource {
  const folder = cleanPath(options.path ?? 'src/pages');
  return {
    name: 'pages',
    watch: [folder, TRANSLATIONS],
    async load(context) {
      const main = await loadPages(folder, options, context);
      if (main.length === 0) return undefined;
      const translated = await Promise.all(
        listLanguages(context.config).map(
          async ({ language }) =>
            [language.name, await loadPages(folder, options, context, language)] as const,
        ),
      );
      const all = [...main, ...translated.flatMap(([, docs]) => docs)];
      const written = all.filter(({ format }) => format !== 'tsx').map(({ source }) => source);
      const programs = new Map(
        all.filter(({ format }) => format === 'tsx').map(({ source }) => [source.file, source]),
      );
      return {
        hash: hashText(...all.flatMap(({ source }) => [source.file, source.hash])),
        docs: main,
        ...(translated.length > 0 && { localeDocs: new Map(translated) }),
        modules: await findPageModules(written, context.siteDir, aliases, listSourceImports(options)),
        pageModules: [...programs.values()].map(({ file }) => ({
          file,
          path: PAGE + path.resolve(context.siteDir, file),
        })),
      };
    },
  };
}

/** Loads the pages in one language. The errors of all files are reported together. */
async function loadPages(
  folder: string,
  options: PagesOptions,
  context: LoadContext,
  language?: Language,
): Promise<Doc[]> {
  const includes = matchNames(options.include ?? ['**/*.{js,jsx,ts,tsx,md,mdx}']);
  const excludes = matchNames(options.exclude ?? [...DEFAULT_EXCLUDE, '**/*.d.ts']);
  const { siteDir, config } = context;
  const read = (name: string): Promise<SourceFile[]> =>
    readSources(siteDir, name, FILES, { publishedFolders: [name, ...config.publishedFolders] });
  const overlay = language && findPluginFolder(language.name, 'pages');
  const files = mergeTranslations(
    folder,
    await read(folder),
    overlay,
    overlay === undefined ? [] : await read(overlay),
  );
  const base = (language?.root ?? '') + joinRoute(options.routeBasePath ?? '/');
  const errors: BuildError[] = [];
  const docs: Doc[] = [];
  for (const [relative, file] of files) {
    if (!includes(relative) || excludes(relative)) continue;
    try {
      const doc = createPage(relative, file, { context, base, format: options.format });
      const { textLocale, ...own } = describeLanguage(file, folder, { language, overlay });
      // Translations of a React page come from a message file.
      const isTranslated =
        doc.format === 'tsx' && existsSync(path.join(siteDir, findTextFile(language?.name ?? '')));
      const marks = { ...own, ...(textLocale !== undefined && !isTranslated && { textLocale }) };
      if (context.includeDrafts || !doc.frontmatter.draft) docs.push({ ...doc, ...marks });
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      errors.push(error);
    }
  }
  throwIfAny(errors);
  return docs;
}

interface PageInput {
  readonly context: LoadContext;
  readonly base: string;
  readonly format: TextFormat | undefined;
}

function createPage(relative: string, source: SourceFile, { context, base, format }: PageInput): Doc {
  const { trailingSlash } = context.config;
  const isText = /\.mdx?$/.test(relative);
  const bare = relative.replace(FILES, '');
  const isIndex = /(?:^|\/)index$/.test(bare);
  const own = isText ? parseDocFrontmatter(source).own : parseDocFrontmatter({ ...source, text: '' }).own;
  const below = own.slug || (isIndex ? bare.replace(/index$/, '') : bare);
  const route = joinRoute(base, below);
  const parts = bare.split('/').filter((part) => part !== 'index');
  const folders = bare.split('/').slice(0, -1);
  const titles = nameTitles(
    own.title,
    (isText ? findContentTitle(source.text) : findLayoutValue(source.text, 'title', context.config)) ||
      humanize(parts.at(-1) ?? context.config.title),
  );
  return {
    kind: 'page',
    source,
    format: isText ? findTextFormat(source.file, own.mdx?.format, format) : 'tsx',
    id: bare,
    route: applyTrailingSlash(
      route === '/' ? route : resolveRoute('/', route.slice(1), undefined, source),
      trailingSlash,
    ),
    folders,
    isIndex,
    order: undefined,
    frontmatter: toFrontmatter(
      own,
      isText ? findExcerpt(source.text) : findLayoutValue(source.text, 'description', context.config),
    ),
    ...titles,
    sidebarLabel: titles.title,
  };
}
