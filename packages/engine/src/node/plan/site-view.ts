import { findFirstUrl } from '#shared/page-tree.ts';
import type {
  FooterLinkView,
  IconView,
  LogoView,
  NavbarItemView,
  SidebarNode,
  SiteView,
} from '#shared/page-view.ts';
import type { NavbarItemConfig, SiteConfig } from '#shared/site-config.ts';
import { isExternalUrl, withBase } from '#shared/url.ts';
import { BuildError, throwIfAny } from '../errors/build-error.ts';
import type { ImageSize } from '../files/measure-image.ts';
import type { SearchIntegration } from '../index/search/search-integration.ts';
import type { Doc } from '../read/content/doc.ts';
import { resolveLocales, type SiteLocale } from '../read/locales/site-locale.ts';
import { getVersion } from '../read/versions/docs-version.ts';
import { resolveTarget } from './sidebars/resolve-target.ts';
import { suggestDocument } from './sidebars/sidebar-docs.ts';
import { tagsRoute } from './tags.ts';

export interface SiteViewInput {
  readonly config: SiteConfig;
  readonly docs: readonly Doc[];
  readonly sidebarOfDoc: ReadonlyMap<string, string>;
  /** Sidebars by name. */
  readonly trees: ReadonlyMap<string, readonly SidebarNode[]>;
  /** Site path to URL, with the trailing slash that the route has. */
  readonly toUrl: (route: string) => string;
  readonly hasTags: boolean;
  readonly search: SearchIntegration;
  /** Site paths of the static files. */
  readonly staticFiles: ReadonlySet<string>;
  /** The size of the picture at a site path. */
  readonly measure?: (sitePath: string) => ImageSize | undefined;
  /** Names of all versions; absent with one version. */
  readonly versionNames?: readonly string[];
  /** Absent: the default one. */
  readonly locale?: SiteLocale;
}

/** Icons with well-known names in the static directory, in addition to the configured one. */
const WELL_KNOWN_ICONS = [
  { rel: 'icon', file: '/favicon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', file: '/apple-touch-icon.png' },
] as const;

type NavbarLink = Extract<NavbarItemView, { type: 'link' }>;

type LogoConfig = NonNullable<SiteConfig['navbar']['logo']>;

function createLogo(
  { src, srcDark, alt, href = '/' }: LogoConfig,
  { toUrl, measure }: SiteViewInput,
): LogoView {
  const size = measure?.(src);
  return {
    url: toUrl(src),
    ...(srcDark !== undefined && { darkUrl: toUrl(srcDark) }),
    alt,
    ...(size !== undefined && size.width !== size.height && { ratio: size.width / size.height }),
    href: toUrl(href),
    external: isExternalUrl(href),
  };
}

/** The part of the config that every page displays, with its documents resolved to URLs. */
export function createSiteView(input: SiteViewInput): SiteView {
  const { config, toUrl } = input;
  const { navbar, footer } = config;
  const locale = input.locale ?? resolveLocales(config)[0];
  const errors: BuildError[] = [];
  const items = navbar.items.flatMap((item) => resolveNavbarItem(item, input, errors));
  throwIfAny(errors);
  const search = input.search.createView({
    config,
    root: input.locale?.root ?? '',
    versionNames: input.versionNames ?? [],
  });
  return {
    title: config.title,
    tagline: config.tagline,
    titleDelimiter: config.titleDelimiter,
    url: config.url.replace(/\/$/, ''),
    baseUrl: config.baseUrl,
    ...(input.locale && { homeUrl: toUrl('/') }),
    baseUrlIssueBanner: config.baseUrlIssueBanner,
    icons: collectIcons(input),
    noIndex: config.noIndex,
    lang: locale?.name ?? config.i18n.defaultLocale,
    direction: locale?.direction ?? 'ltr',
    colorMode: config.colorMode,
    navbar: {
      ...(navbar.title !== undefined && { title: navbar.title }),
      ...(navbar.logo && { logo: createLogo(navbar.logo, input) }),
      hideOnScroll: navbar.hideOnScroll,
      items,
    },
    footer: {
      ...(footer.logo && { logo: createLogo(footer.logo, input) }),
      columns: footer.columns.map((column) => ({
        title: column.title,
        items: column.items.map((item) => resolveFooterLink(item, input)),
      })),
      ...(footer.copyright !== undefined && { copyright: footer.copyright }),
    },
    ...(config.announcementBar && { announcementBar: config.announcementBar }),
    ...(search && { search }),
    ...(config.pageMenu !== false && { pageMenu: config.pageMenu }),
    ...(config.analytics && { analytics: config.analytics }),
    imageZoom: config.imageZoom,
    versionPersistence: config.docs.versionPersistence,
    ...(input.versionNames && { versions: input.versionNames }),
    ...(input.hasTags && { tagsUrl: toUrl(tagsRoute(config)) }),
  };
}

function collectIcons({ config, staticFiles }: SiteViewInput): IconView[] {
  const { baseUrl, favicon } = config;
  const found = WELL_KNOWN_ICONS.filter(({ file }) => staticFiles.has(file));
  const icons = found.map(({ file, ...icon }): IconView => ({ ...icon, url: withBase(baseUrl, file) }));
  if (favicon === undefined) return icons;
  const type = favicon.endsWith('.svg') ? { type: 'image/svg+xml' } : {};
  return [{ rel: 'icon', url: withBase(baseUrl, rooted(favicon)), ...type }, ...icons];
}

function rooted(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}

function resolveFooterLink(
  item: SiteConfig['footer']['columns'][number]['items'][number],
  { config, toUrl }: Pick<SiteViewInput, 'config' | 'toUrl'>,
): FooterLinkView {
  const target = item.href ?? item.to ?? '/';
  return { label: item.label, ...resolveTarget(target, toUrl, config.linkAttributes) };
}

function resolveNavbarItem(
  item: NavbarItemConfig,
  input: SiteViewInput,
  errors: BuildError[],
): NavbarItemView[] {
  switch (item.type) {
    case 'dropdown': {
      const items = item.items.flatMap((child) => resolveNavbarItem(child, input, errors)) as NavbarLink[];
      return [{ type: 'dropdown', label: item.label, position: item.position, items }];
    }
    case 'doc':
      return resolveDocItem(item, input, errors);
    case 'docSidebar':
      return resolveSidebarItem(item, input, errors);
    case 'link': {
      const target = item.href ?? item.to ?? '/';
      const { label, position, activeBaseRegex } = item;
      return [
        {
          type: 'link',
          label,
          ...resolveTarget(target, input.toUrl, input.config.linkAttributes),
          position,
          ...(activeBaseRegex !== undefined && { activeBaseRegex }),
        },
      ];
    }
    // With one version or one locale there is no choice.
    case 'docsVersionDropdown':
      return input.versionNames === undefined ? [] : [item];
    case 'localeDropdown':
      return input.config.i18n.locales.length < 2 ? [] : [item];
  }
}

function resolveSidebarItem(
  { label, position, sidebarId }: Extract<NavbarItemConfig, { type: 'docSidebar' }>,
  { trees }: SiteViewInput,
  errors: BuildError[],
): NavbarItemView[] {
  // In versions other than the last one, a sidebar's name ends with the version's name.
  const name =
    [...trees.keys()].find((key) => key === sidebarId) ??
    [...trees.keys()].find((key) => key.startsWith(`${sidebarId}-`));
  const url = findFirstUrl(trees.get(name ?? '') ?? []);
  if (name !== undefined && url !== undefined)
    return [{ type: 'link', label, url, external: false, position, activeSidebar: name }];
  errors.push(
    new BuildError(
      `navbar item \`${label}\` names sidebar \`${sidebarId}\`, which ${name === undefined ? 'does not exist' : 'has no pages'}`,
      {
        file: 'site.config.ts',
        hint: `Sidebars are: ${[...trees.keys()].join(', ')}.`,
      },
    ),
  );
  return [];
}

function resolveDocItem(
  item: Extract<NavbarItemConfig, { type: 'doc' }>,
  input: SiteViewInput,
  errors: BuildError[],
): NavbarItemView[] {
  const { label, position, docId, activeBaseRegex } = item;
  const doc = input.docs.find((candidate) => candidate.kind === 'doc' && candidate.id === docId);
  if (doc === undefined) {
    const ids = input.docs.map((candidate) => candidate.id);
    errors.push(
      new BuildError(`navbar item \`${label}\` names document \`${docId}\`, which does not exist`, {
        file: 'site.config.ts',
        hint: suggestDocument(docId, ids),
      }),
    );
    return [];
  }
  const activeSidebar = input.sidebarOfDoc.get(docId);
  const versions = input.docs.filter((candidate) => candidate.kind === 'doc' && candidate.id === docId);
  const versionUrls = versions.map((version) => [getVersion(version), input.toUrl(version.route)]);
  return [
    {
      type: 'link',
      label,
      url: input.toUrl(doc.route),
      external: false,
      position,
      ...(activeBaseRegex !== undefined && { activeBaseRegex }),
      ...(activeSidebar !== undefined && { activeSidebar }),
      ...(input.versionNames && { versionUrls: Object.fromEntries(versionUrls) }),
    },
  ];
}
