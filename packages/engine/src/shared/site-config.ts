import { z } from 'zod';
import { address } from './address.ts';
import { analyticsConfigSchema } from './analytics-config.ts';
import { blogConfigSchema } from './blog-config.ts';
import { IMAGE_ZOOM } from './image-zoom.ts';
import { refusePath } from './refuse-path.ts';
import { versionSchema } from './version-view.ts';

/** Reaction of a check to its problems: ignore them, warn, or fail the build. */
export const severitySchema = z.enum(['ignore', 'warn', 'throw']);
export type Severity = z.infer<typeof severitySchema>;

const position = z.enum(['left', 'right']).default('right');

const regExp = z.string().refine((value) => {
  try {
    return new RegExp(value).source !== '';
  } catch {
    return false;
  }
}, 'is not a regular expression');

const linkItem = z.strictObject({
  type: z.literal('link').default('link'),
  label: z.string().min(1),
  /** An internal URL path, without the base URL. */
  to: address.optional(),
  /** An external URL. */
  href: address.optional(),
  /** The item is active on URLs that match this regular expression. */
  activeBaseRegex: regExp.optional(),
  position,
});

const docItem = z.strictObject({
  type: z.literal('doc'),
  label: z.string().min(1),
  /** The id of a document: its path below `content/docs` without number prefixes and extension. */
  docId: z.string().min(1),
  activeBaseRegex: regExp.optional(),
  position,
});

/** Links to the first page of a sidebar, and is active on all of its pages. */
const sidebarItem = z.strictObject({
  type: z.literal('docSidebar'),
  label: z.string().min(1),
  sidebarId: z.string().min(1),
  position,
});

const dropdownItem = z.strictObject({
  type: z.literal('dropdown'),
  label: z.string().min(1),
  items: z.array(z.union([docItem, sidebarItem, linkItem])).min(1),
  position,
});

const versionItem = z.strictObject({ type: z.literal('docsVersionDropdown'), position });
const localeItem = z.strictObject({ type: z.literal('localeDropdown'), position });

/** The navbar item types of the spec; the build reports an unknown one before this schema is applied. */
export const navbarItemTypes = [
  'doc',
  'docSidebar',
  'dropdown',
  'link',
  'docsVersionDropdown',
  'localeDropdown',
] as const;
export const navbarItemSchema = z.union([
  docItem,
  sidebarItem,
  dropdownItem,
  versionItem,
  localeItem,
  linkItem,
]);
export type NavbarItemConfig = z.infer<typeof navbarItemSchema>;

const logo = z.strictObject({
  src: z.string(),
  srcDark: z.string().optional(),
  alt: z.string().default(''),
  href: address.optional(),
});

const footerLink = z.strictObject({
  label: z.string().min(1),
  to: address.optional(),
  href: address.optional(),
});

const localeSettings = z.strictObject({
  label: z.string().optional(),
  /** Absent: the direction of the language's script. */
  direction: z.enum(['ltr', 'rtl']).optional(),
});

const originsSchema = z
  .array(z.string().regex(/^(?:data:|https?:(?:\/\/[\w.*:-]+)?)$/, 'must be an origin'))
  .default([]);

const WHOLE_URL = 'must be a whole address, such as `https://docs.example.com`';

/** Schema of the config file, `site.config.ts`: section 3 of the specification, with its defaults. */
export const siteConfigSchema = z.strictObject({
  title: z.string().min(1).default('Docs'),
  tagline: z.string().default(''),
  /** Origin of the published site, without a path: `https://docs.example.com`. */
  url: z.url({ protocol: /^https?$/, error: WHOLE_URL }).default('http://localhost:3000'),
  /** Path prefix of the site, with a slash at both ends. */
  baseUrl: z
    .string()
    .regex(/^\/(.*\/)?$/, 'must begin and end with a slash')
    .default('/'),
  baseUrlIssueBanner: z.boolean().default(true),
  favicon: z.string().optional(),
  /** Default social card, a path in the static directory. */
  image: z.string().optional(),
  /** A social card for each page, drawn by the theme; some 60 ms of processor time for a new page. */
  socialImages: z.boolean().default(false),
  titleDelimiter: z.string().default('|'),
  noIndex: z.boolean().default(false),
  /** `true`: every URL ends with a slash; `false`: none does; absent: only those of index pages do. */
  trailingSlash: z.boolean().optional(),
  staticDirectory: z.string().min(1).superRefine(refusePath).default('static'),
  /**
   * Files of the static directory that are not published: another program's output that this one generates
   * itself.
   */
  leftOutFiles: z.array(z.string().min(1)).default([]),
  /**
   * Further site-relative folders whose files pages may show and link to, and that links in the content may
   * lead into, in addition to `content`, the static directory and those of sources. Names that begin with a
   * dot are never published.
   */
  publishedFolders: z.array(z.string().min(1)).default([]),
  /**
   * Origins of pages in an `<iframe>`: `https://www.youtube.com`; `https:` for all of them, `data:` for
   * frames with inline content.
   */
  frameOrigins: originsSchema,
  /** Origins of videos and sounds: `https://videos.example.com`; `https:` for all of them. */
  mediaOrigins: originsSchema,
  onBrokenLinks: severitySchema.default('throw'),
  onBrokenAnchors: severitySchema.default('throw'),
  /** Links and anchors that only components render, which no text contains. */
  onBrokenComponentLinks: severitySchema.default('throw'),
  onBrokenMarkdownLinks: severitySchema.default('warn'),
  /** Pages that cannot be rendered; unless the build fails, they show an error message. */
  onFailedPages: severitySchema.default('throw'),
  onDuplicateRoutes: severitySchema.default('warn'),
  /** Ids of more than one element on a page. */
  onDuplicateIds: severitySchema.default('throw'),
  /** Code samples that their language's tools would reject. */
  onFaultySamples: severitySchema.default('throw'),
  i18n: z
    .strictObject({
      defaultLocale: z.string().default('en'),
      locales: z.array(z.string()).min(1).default(['en']),
      localeConfigs: z.record(z.string(), localeSettings).default({}),
    })
    .prefault({}),
  colorMode: z
    .strictObject({
      defaultMode: z.enum(['light', 'dark']).default('light'),
      disableSwitch: z.boolean().default(false),
      respectPrefersColorScheme: z.boolean().default(false),
    })
    .prefault({}),
  navbar: z
    .strictObject({
      title: z.string().optional(),
      logo: logo.optional(),
      hideOnScroll: z.boolean().default(false),
      items: z.array(navbarItemSchema).default([]),
    })
    .prefault({}),
  footer: z
    .strictObject({
      logo: logo.optional(),
      columns: z.array(z.strictObject({ title: z.string().min(1), items: z.array(footerLink) })).default([]),
      /** Inline HTML, written by the site's owner. */
      copyright: z.string().optional(),
    })
    .prefault({}),
  announcementBar: z
    .strictObject({
      /** A new id shows the bar again after a dismissal. */
      id: z.string().default('announcement-bar'),
      /** Inline HTML, written by the site's owner. */
      content: z.string().min(1),
      isCloseable: z.boolean().default(true),
    })
    .optional(),
  docs: z
    .strictObject({
      /** URL path of the documentation below the base URL; the empty string puts it at the root. */
      routeBasePath: z
        .string()
        .regex(/^$|^\/.*[^/]$/, 'must begin with a slash and not end with one')
        .superRefine(refusePath)
        .default('/docs'),
      /** Repository URL of the content folder for "Edit this page"; absent: no edit links. */
      editUrl: z.url({ error: WHOLE_URL }).optional(),
      /** Shows the date of a page's last change below its text. */
      showLastUpdateTime: z.boolean().default(true),
      /** Shows its author as well. */
      showLastUpdateAuthor: z.boolean().default(false),
      tagsBasePath: z.string().superRefine(refusePath).default('tags'),
      versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
      /** Label of the version in the content folder. */
      currentVersionLabel: z.string().default('Next'),
      /**
       * Order, labels and banners of the versions, newest first; other folders of `content/versions` follow
       * by name.
       */
      versions: z.array(versionSchema).default([]),
      /** Name of the version at the documentation's own path; absent: the newest released one. */
      lastVersion: z.string().optional(),
      tableOfContents: z
        .strictObject({
          minHeadingLevel: z.int().min(2).max(6).default(2),
          maxHeadingLevel: z.int().min(2).max(6).default(3),
        })
        .prefault({}),
    })
    .prefault({}),
  blog: blogConfigSchema.prefault({}),
  /** The menu for a page's text as Markdown; `false` for none. */
  pageMenu: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Links that open a page in an assistant: `{page}` in a URL becomes the page's Markdown URL. */
        assistants: z.array(z.strictObject({ label: z.string().min(1), url: address })).default([]),
      }),
    ])
    .prefault({}),
  /** Settings of the site's search, which has its own schema. */
  search: z.unknown().optional(),
  /** Further host names of the development server, in addition to `localhost` and its listening address. */
  devHosts: z.array(z.string().min(1)).default([]),
  analytics: analyticsConfigSchema.optional(),
  imageZoom: z
    .strictObject({
      selector: z.string().default(IMAGE_ZOOM.selector),
      /** Options of medium-zoom. */
      options: z
        .strictObject({
          margin: z.number().default(IMAGE_ZOOM.options.margin),
          background: z.string().default(IMAGE_ZOOM.options.background),
          scrollOffset: z.number().default(IMAGE_ZOOM.options.scrollOffset),
        })
        .prefault({}),
    })
    .prefault({}),
  /**
   * Publishes scripts and event handlers in pages, READMEs and drawings. Only for sites that allow all
   * authors of published text to run code in the readers' browsers.
   */
  trustContributors: z.boolean().default(false),
  /** Attributes of external links, by URL, for styles and scripts of the site. */
  linkAttributes: z
    .array(
      z.strictObject({
        match: regExp,
        attributes: z.record(z.string().regex(/^data-[a-z-]+$/, 'must be a `data-` attribute'), z.string()),
      }),
    )
    .default([]),
});

/** A resolved config: every default filled in. */
export type SiteConfig = z.infer<typeof siteConfigSchema>;
/** The default export of `site.config.ts`: every field is optional. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
/** Origins of frames and media that pages may show. */
export type AllowedOrigins = Pick<SiteConfig, 'frameOrigins' | 'mediaOrigins'>;
