import { z } from 'zod';
import type { Report } from './report.ts';

const item = z.looseObject({
  type: z.string().optional(),
  label: z.string().optional(),
  to: z.string().optional(),
  href: z.string().optional(),
  docId: z.string().optional(),
  docsPluginId: z.string().optional(),
  sidebarId: z.string().optional(),
  position: z.enum(['left', 'right']).optional(),
  activeBaseRegex: z.string().optional(),
  'aria-label': z.string().optional(),
  get items() {
    return z.array(z.looseObject({})).optional();
  },
});
type Item = z.output<typeof item>;

const navbar = z.looseObject({
  title: z.string().optional(),
  hideOnScroll: z.boolean().optional(),
  logo: z
    .looseObject({
      src: z.string(),
      srcDark: z.string().optional(),
      alt: z.string().optional(),
      href: z.string().optional(),
    })
    .optional(),
  items: z.array(item).default([]),
});

const footer = z.looseObject({
  copyright: z.string().optional(),
  logo: z
    .looseObject({
      src: z.string().optional(),
      srcDark: z.string().optional(),
      alt: z.string().optional(),
      href: z.string().optional(),
    })
    .optional(),
  links: z.array(z.looseObject({ title: z.string().nullish(), items: z.array(item).optional() })).default([]),
});

/** Converts the navbar to the engine's config; unsupported items are reported. */
export function convertNavbar(value: unknown, mainDocs: string, report: Report): object | undefined {
  if (value === undefined) return undefined;
  const { title, hideOnScroll, logo, items } = navbar.parse(value);
  return {
    title,
    hideOnScroll,
    logo: logo && convertLogo(logo),
    items: items.flatMap((own) => convertItem(own, mainDocs, report)),
  };
}

/** Converts the footer to the engine's config; links outside a column get one. */
export function convertFooter(value: unknown, siteTitle: string, report: Report): object | undefined {
  if (value === undefined) return undefined;
  const { copyright, logo, links } = footer.parse(value);
  const columns = links.filter(({ items }) => items !== undefined);
  const bare = links.filter(({ items }) => items === undefined).map((link) => item.parse(link));
  const toLinks = (items: readonly Item[]) => items.flatMap((own) => convertLink(own, 'footer item', report));
  const all = [
    ...columns.map(({ title, items = [] }) => ({ title: title || siteTitle, items: toLinks(items) })),
    ...(bare.length === 0 ? [] : [{ title: siteTitle, items: toLinks(bare) }]),
  ];
  return {
    copyright,
    logo: logo?.src === undefined ? undefined : convertLogo({ ...logo, src: logo.src }),
    columns: all.filter(({ items }) => items.length > 0),
  };
}

interface Logo {
  readonly src: string;
  readonly srcDark?: string | undefined;
  readonly alt?: string | undefined;
  readonly href?: string | undefined;
}

function convertLogo({ src, srcDark, alt, href }: Logo): object {
  return { src: toPath(src), srcDark: srcDark === undefined ? undefined : toPath(srcDark), alt, href };
}

function convertItem(own: Item, mainDocs: string, report: Report): object[] {
  const { type, items, position } = own;
  if (items !== undefined || type === 'dropdown') {
    const children = (items ?? []).flatMap((child) => convertItem(item.parse(child), mainDocs, report));
    const shown = children.map((child) =>
      Object.fromEntries(Object.entries(child).filter(([key]) => key !== 'position')),
    );
    if (shown.length > 0) return [{ type: 'dropdown', label: nameItem(own), position, items: shown }];
  }
  switch (type) {
    case 'doc':
    case 'docSidebar': {
      const prefix =
        own.docsPluginId === undefined || own.docsPluginId === mainDocs ? '' : `${own.docsPluginId}:`;
      const id =
        type === 'doc'
          ? { docId: prefix + (own.docId ?? '') }
          : { sidebarId: prefix + (own.sidebarId ?? '') };
      return [{ type, label: nameItem(own), ...id, position }];
    }
    case 'docsVersionDropdown':
    case 'localeDropdown':
      return [{ type, position }];
    case 'search':
      return [];
    case undefined:
    case 'default':
    case 'link':
    case 'dropdown':
      return convertLink(own, 'navbar item', report).map((link) => ({ ...link, position }));
    default:
      report.drop(`navbar item of type \`${type}\``, type);
      return [];
  }
}

function convertLink(own: Item, what: string, report: Report): object[] {
  const { to, href, activeBaseRegex } = own;
  if (to === undefined && href === undefined) {
    report.drop(`${what} \`${own.label ?? 'html'}\`: it is HTML`, own.label ?? 'html:');
    return [];
  }
  const label = nameItem(own);
  const target = to ?? href ?? '';
  const isOutside = /^(?:[a-z]+:|\/\/)/i.test(target);
  return [{ label, ...(isOutside ? { href: target } : { to: toPath(target) }), activeBaseRegex }];
}

/** Returns the label of an item; an image without a label is named by its alternative text or its host. */
function nameItem(own: Item): string {
  const { label, href = '', to = '' } = own;
  if (label) return label;
  if (own['aria-label']) return own['aria-label'];
  return /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(href || to)?.[1] ?? (to || 'Link');
}

/** Paths of the site begin with a slash. */
export function toPath(target: string): string {
  return /^(?:\/|[a-z]+:|#)/i.test(target) ? target : `/${target.replace(/^\.\//, '')}`;
}
