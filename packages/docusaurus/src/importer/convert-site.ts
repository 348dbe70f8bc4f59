import { existsSync } from 'node:fs';
import path from 'node:path';
import { dropBase, isExternalUrl } from '@gruntwork-docs/engine/shared';
import { listFiles } from '@gruntwork-docs/engine/source';
import { z } from 'zod';
import { SHIM } from '../node/modules/shim-modules.ts';
import type { BlogOptions } from '../node/options.ts';
import { convertHead } from './convert-head.ts';
import { convertFooter, convertNavbar } from './convert-navbar.ts';
import { convertPlugins } from './convert-plugins.ts';
import { createRedirects, type PageRedirect } from './create-redirects.ts';
import { dropBaseOf } from './drop-base.ts';
import { findAliases } from './find-aliases.ts';
import { findCodeName } from './find-code-name.ts';
import { SITE_PATH } from './plugin-options.ts';
import type { Report } from './report.ts';
import type { DocusaurusConfig } from './site-config.ts';
import { toSource } from './to-source.ts';

/** Files of the new site. */
export interface ConvertedSite {
  readonly siteConfig: string;
  /** Absent on a site without redirects. */
  readonly redirects: string | undefined;
  /** Returns the redirects file for pages at these routes; absent on a site without redirects. */
  readonly redirectRoutes?: (routes: readonly string[]) => string;
}

const themeConfig = z.looseObject({
  navbar: z.unknown().optional(),
  footer: z.unknown().optional(),
  image: z.string().optional(),
  colorMode: z
    .looseObject({
      defaultMode: z.enum(['light', 'dark']).optional(),
      disableSwitch: z.boolean().optional(),
      respectPrefersColorScheme: z.boolean().optional(),
    })
    .optional(),
  announcementBar: z
    .looseObject({
      id: z.string().optional(),
      content: z.string().optional(),
      isCloseable: z.boolean().optional(),
    })
    .optional(),
  tableOfContents: z
    .looseObject({ minHeadingLevel: z.number().optional(), maxHeadingLevel: z.number().optional() })
    .optional(),
  metadata: z.array(z.record(z.string(), z.unknown())).default([]),
  docs: z
    .looseObject({
      versionPersistence: z.enum(['localStorage', 'none']).optional(),
      sidebar: z.looseObject({}).optional(),
    })
    .optional(),
  algolia: z
    .looseObject({
      appId: z.string(),
      apiKey: z.string(),
      indexName: z.string(),
      contextualSearch: z.boolean().optional(),
    })
    .optional(),
});

/** Converts the config of a site. Settings without an equivalent are added to the report. */
export async function convertSite(
  foreign: DocusaurusConfig,
  siteDir: string,
  report: Report,
): Promise<ConvertedSite> {
  const { config } = foreign;
  const theme = themeConfig.parse(config.themeConfig);
  const found = convertPlugins(foreign, siteDir, report);
  const [main] = found.docs;
  const [firstBlog, ...otherBlogs] = found.blogs.map(splitBlog);
  const blogs = [firstBlog?.options, ...otherBlogs.map(({ options, names }) => ({ ...options, ...names }))];
  const head = convertHead(config, theme.metadata, report);
  const codeName = await findCodeName(siteDir);
  const changes = {
    ...(codeName !== undefined && { texts: { [config.i18n?.defaultLocale ?? 'en']: { codeName } } }),
    ...(head.tags.length > 0 && { head: head.tags }),
    ...(head.data.length > 0 && { headData: head.data }),
  };
  const hasChanges = Object.keys(changes).length > 0;
  await reportFiles(foreign, siteDir, report);
  const aliases = await findAliases(config.plugins, siteDir);
  const customFields = JSON.parse(JSON.stringify(config.customFields));
  const dialect = {
    docs: found.docs.length === 0 ? false : found.docs.length === 1 ? main : found.docs,
    blog: firstBlog === undefined ? false : blogs.length === 1 ? firstBlog.options : blogs,
    pages: found.pages,
    ...(found.styles.length > 0 && { styles: found.styles }),
    ...(Object.keys(aliases).length > 0 && { aliases }),
    ...((config.i18n?.locales.length ?? 0) > 1 && { i18n: convertLanguages(config.i18n) }),
    ...(config.markdown?.mermaid === true && { mermaid: true }),
    ...((config.markdown?.format ?? 'mdx') !== 'mdx' && { format: config.markdown?.format }),
    ...(foreign.usesMdx1 === true && { mdx1: true }),
    ...(found.hasMath && { math: true }),
    ...found.fences,
    ...(Object.keys(found.directives).length > 0 && { directives: found.directives }),
    site: {
      title: config.title,
      tagline: config.tagline,
      url: config.url,
      organizationName: config.organizationName,
      projectName: config.projectName,
      titleDelimiter: config.titleDelimiter,
      ...(Object.keys(customFields).length > 0 && { customFields }),
    },
  };
  /** Finds an image in the static folder, if it exists. */
  const findStatic = (key: string, name: string | undefined): string | undefined => {
    if (name === undefined || isExternalUrl(name)) return name;
    const names = [name, dropBase(config.baseUrl, `/${name.replace(/^\//, '')}`)];
    const found = names.find((own) =>
      config.staticDirectories.some((folder) => existsSync(path.join(siteDir, folder, own))),
    );
    if (found === undefined) report.drop(`\`${key}\`: \`${name}\` is not in the static folder`, name);
    return found;
  };
  const site = {
    title: config.title,
    tagline: config.tagline,
    url: config.url,
    baseUrl: config.baseUrl,
    favicon: findStatic('favicon', config.favicon),
    image: findStatic('image', theme.image),
    titleDelimiter: config.titleDelimiter,
    noIndex: config.noIndex === true ? true : undefined,
    trailingSlash: config.trailingSlash,
    staticDirectory: config.staticDirectories[0],
    // Pages generated by plugins are missing: links to them do not fail the build.
    onBrokenLinks:
      found.hasOtherPlugins && config.onBrokenLinks !== 'ignore' ? 'warn' : toSeverity(config.onBrokenLinks),
    onBrokenAnchors: toSeverity(config.onBrokenAnchors) ?? 'warn',
    onBrokenMarkdownLinks: toSeverity(
      config.markdown?.hooks?.onBrokenMarkdownLinks ?? config.onBrokenMarkdownLinks,
    ),
    onDuplicateRoutes: toSeverity(config.onDuplicateRoutes),
    // A page that fails is reported, and does not block the others.
    onFailedPages: 'warn',
    colorMode:
      theme.colorMode && pick(theme.colorMode, ['defaultMode', 'disableSwitch', 'respectPrefersColorScheme']),
    navbar: convertNavbar(dropBaseOf(theme.navbar, config.baseUrl), main?.id ?? 'default', report),
    footer: convertFooter(dropBaseOf(theme.footer, config.baseUrl), config.title, report),
    announcementBar:
      theme.announcementBar?.content === undefined
        ? undefined
        : pick(theme.announcementBar, ['id', 'content', 'isCloseable']),
    search: theme.algolia && {
      provider: 'algolia',
      ...pick(theme.algolia, ['appId', 'apiKey', 'indexName', 'contextualSearch']),
    },
    analytics: found.analytics,
  };
  if (theme.algolia !== undefined)
    report.drop(
      '`algolia`: the site searches its own pages; `search` of the config can name the service again',
      'algolia',
    );
  const docs = {
    versionPersistence: theme.docs?.versionPersistence,
    tableOfContents:
      theme.tableOfContents && pick(theme.tableOfContents, ['minHeadingLevel', 'maxHeadingLevel']),
  };
  const content = toSource(dialect);
  const lines = [
    ...(content.includes(SITE_PATH) ? ["import { resolve } from 'node:path';"] : []),
    "import { docusaurus } from '@gruntwork-docs/docusaurus';",
    `import { defineSite${hasChanges ? ', extendTheme' : ''} } from '@gruntwork-docs/engine';`,
    ...(hasChanges ? ["import { theme } from '@gruntwork-docs/theme';"] : []),
    '',
    '// The content stays where it is; this is all that the new site needs beside it.',
    `const content = docusaurus(${content});`,
    '',
    'export default defineSite({',
    '  ...content,',
    ...toMerged('docs', docs),
    ...(firstBlog === undefined ? [] : toMerged('blog', firstBlog.names)),
    ...(hasChanges ? [`  theme: extendTheme(theme, ${toSource(changes, 1)}),`] : []),
    ...toSource({ ...site, search: undefined })
      .split('\n')
      .slice(1, -1),
    '});',
    '',
  ];
  return {
    siteConfig: lines.join('\n'),
    redirects: found.redirects.length === 0 ? undefined : formatRedirects(found.redirects),
    ...(found.redirects.length + found.createRedirects.length > 0 && {
      redirectRoutes(routes: readonly string[]) {
        const { redirects, hidden } = createRedirects(found.redirects, found.createRedirects, routes);
        for (const { from } of hidden)
          report.drop(`redirect from \`${from}\`: a page has this address`, from);
        return formatRedirects(redirects);
      },
    }),
  };
}

function formatRedirects(redirects: readonly PageRedirect[]): string {
  return `// Old addresses and where they lead.\nexport default ${toSource(redirects)};\n`;
}

/**
 * Splits the options of a blog into those of the plugin and those that are set elsewhere for the site's first
 * blog.
 */
function splitBlog(blog: BlogOptions): { options: object; names: object } {
  const { blogTitle, blogDescription, blogSidebarTitle, blogSidebarCount, postsPerPage, ...options } =
    Object(blog);
  const names = {
    title: blogTitle,
    description: blogDescription,
    sidebarTitle: blogSidebarTitle,
    sidebarCount: blogSidebarCount === 'ALL' ? 1000 : blogSidebarCount || undefined,
    postsPerPage: postsPerPage === 'ALL' ? 10000 : postsPerPage,
  };
  return { options, names };
}

function convertLanguages(i18n: DocusaurusConfig['config']['i18n']): object {
  const { defaultLocale, locales = [], localeConfigs = {} } = i18n ?? {};
  const configs = Object.entries(localeConfigs)
    .filter(([name]) => locales.includes(name))
    .map(([name, own]) => [name, pick(own, ['label', 'direction'])] as const)
    .filter(([, own]) => Object.keys(own).length > 0);
  return {
    defaultLocale,
    locales,
    ...(configs.length > 0 && { localeConfigs: Object.fromEntries(configs) }),
  };
}

/** Returns a config section that is merged with the values from the content. */
function toMerged(name: string, own: object): string[] {
  const text = toSource(own, 1);
  return text === '{}' ? [] : [`  ${name}: { ...content.${name}, ...${text} },`];
}

function pick(value: Readonly<Record<string, unknown>>, keys: readonly string[]): object {
  return Object.fromEntries(keys.flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]])));
}

function toSeverity(value: unknown): string | undefined {
  return value === 'log' ? 'warn' : typeof value === 'string' ? value : undefined;
}

/**
 * Reports features of Docusaurus that are not supported here: swizzled components, scripts, further folders
 * and languages.
 */
async function reportFiles({ config }: DocusaurusConfig, siteDir: string, report: Report): Promise<void> {
  const swizzled = await listFiles(path.join(siteDir, 'src/theme'), (name) => /\.[jt]sx?$/.test(name));
  for (const file of swizzled) {
    const name = `@theme/${file.replace(/(?:\/index)?\.[jt]sx?$/, '')}`;
    const isUsed = name === '@theme/MDXComponents' || (!(name in SHIM) && !isThemePart(name));
    if (!isUsed) report.dropFile(`src/theme/${file}`, 'stands in place of a component of the old theme');
  }
  if (config.scripts.length > 0) report.drop('scripts of every page', 'scripts');
  for (const module of config.clientModules) report.drop(`client module \`${module}\``, 'clientModules');
  for (const folder of config.staticDirectories.slice(1))
    report.drop(`static folder \`${folder}\`: there is one`, folder);
  const { i18n } = config;
  const others = i18n?.locales.filter((name) => name !== i18n.defaultLocale) ?? [];
  if (i18n?.path !== undefined && i18n.path !== 'i18n')
    report.drop(`translations in \`${i18n.path}\`: they are read from \`i18n\``, i18n.path);
  if (others.length === 0 && existsSync(path.join(siteDir, 'i18n')))
    report.dropFile('i18n', 'translations into no language of the config');
}

function isThemePart(name: string): boolean {
  return /^@theme\/(?:Doc|Blog|Navbar|Footer|TOC|Layout|Root|Search|EditThisPage|Paginator|Color|Icon|Skip|Back|Last|Tag|Error|Loading|Announcement|Admonition|CodeBlock|MDX|Code|Heading|Tab|Details|prism)/.test(
    name,
  );
}
