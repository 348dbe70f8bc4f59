import path from 'node:path';
import { BuildError, type LoadContext, type PageSource } from '@gruntwork-docs/engine';
import { hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import type { Doc, SourceFile } from '@gruntwork-docs/engine/node/content/doc.ts';
import { readSources, resolveRoute } from '@gruntwork-docs/engine/node/content/load-docs.ts';
import { humanize } from '@gruntwork-docs/engine/node/content/source-path.ts';
import { findContentTitle, toPlainTitle, toTitleHtml } from '@gruntwork-docs/engine/node/content/title.ts';
import { throwIfAny } from '@gruntwork-docs/engine/node/errors/build-error.ts';
import { applyTrailingSlash } from '@gruntwork-docs/engine/shared/url.ts';
import { joinRoute } from './doc-place.ts';
import { findExcerpt } from './excerpt.ts';
import { findPageModules } from './find-modules.ts';
import { cleanPath } from './find-versions.ts';
import { parseDocFrontmatter, toFrontmatter } from './frontmatter.ts';
import { DEFAULT_EXCLUDE, matchNames } from './match-names.ts';
import type { Aliases, PagesOptions } from './options.ts';

/** Before the path of a page that is given the site's config as a property. */
export const PAGE = 'virtual:docusaurus-page:';

const FILES = /\.(?:mdx?|[jt]sx?)$/;

/** Standalone pages: Markdown, and React components that are pages. */
export function createPagesSource(options: PagesOptions, aliases?: Aliases): PageSource {
  const folder = cleanPath(options.path ?? 'src/pages');
  return {
    name: 'pages',
    watch: [folder],
    async load(context) {
      const includes = matchNames(options.include ?? ['**/*.{js,jsx,ts,tsx,md,mdx}']);
      const excludes = matchNames(options.exclude ?? [...DEFAULT_EXCLUDE, '**/*.d.ts']);
      const files = await readSources(context.siteDir, folder, FILES, {
        publishedFolders: [folder, ...context.config.publishedFolders],
      });
      const errors: BuildError[] = [];
      const docs: Doc[] = [];
      for (const file of files) {
        const relative = file.file.slice(folder.length + 1);
        if (!includes(relative) || excludes(relative)) continue;
        try {
          const doc = createPage(relative, file, { folder, context, base: options.routeBasePath ?? '/' });
          if (context.includeDrafts || !doc.frontmatter.draft) docs.push(doc);
        } catch (error) {
          if (!(error instanceof BuildError)) throw error;
          errors.push(error);
        }
      }
      throwIfAny(errors);
      if (docs.length === 0) return undefined;
      const written = docs.filter(({ format }) => format !== 'tsx').map(({ source }) => source);
      return {
        hash: hashText(...docs.flatMap(({ source }) => [source.file, source.hash])),
        docs,
        modules: await findPageModules(written, context.siteDir, aliases),
        pageModules: docs
          .filter(({ format }) => format === 'tsx')
          .map(({ source: { file, text } }) => {
            const full = path.resolve(context.siteDir, file);
            return { file, path: /\bconfig\b/.test(text) ? PAGE + full : full };
          }),
      };
    },
  };
}

interface PageInput {
  readonly folder: string;
  readonly context: LoadContext;
  readonly base: string;
}

function createPage(relative: string, source: SourceFile, { folder, context, base }: PageInput): Doc {
  const { trailingSlash } = context.config;
  const isText = /\.mdx?$/.test(relative);
  const bare = relative.replace(FILES, '');
  const isIndex = /(?:^|\/)index$/.test(bare);
  const own = isText ? parseDocFrontmatter(source).own : parseDocFrontmatter({ ...source, text: '' }).own;
  const below = own.slug || (isIndex ? bare.replace(/index$/, '') : bare);
  const route = joinRoute(base, below);
  const parts = bare.split('/').filter((part) => part !== 'index');
  const folders = bare.split('/').slice(0, -1);
  const title =
    own.title ||
    (isText ? findContentTitle(source.text) : findLayoutTitle(source.text)) ||
    humanize(parts.at(-1) ?? context.config.title);
  return {
    kind: 'page',
    source,
    format: isText ? 'mdx' : 'tsx',
    folder,
    id: bare,
    route: applyTrailingSlash(
      route === '/' ? route : resolveRoute('/', route.slice(1), undefined, source),
      trailingSlash,
    ),
    folders,
    isIndex,
    order: undefined,
    frontmatter: toFrontmatter(own, isText ? findExcerpt(source.text) : findLayoutDescription(source.text)),
    title: toPlainTitle(title),
    titleHtml: toTitleHtml(title),
    sidebarLabel: toPlainTitle(title),
  };
}

/** What a page tells its `Layout`, where it is plain text. */
function findLayoutTitle(text: string): string | undefined {
  return /<Layout\b[^>]*?\stitle=(?:\{\s*)?["'`]([^"'`$]+)["'`]/.exec(text)?.[1];
}

function findLayoutDescription(text: string): string | undefined {
  return /<Layout\b[^>]*?\sdescription=(?:\{\s*)?["'`]([^"'`$]+)["'`]/.exec(text)?.[1];
}
