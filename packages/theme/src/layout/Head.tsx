import SearchMetaOverride from 'virtual:theme-slot/SearchMeta';
import SocialMetaOverride from 'virtual:theme-slot/SocialMeta';
import StructuredDataOverride from 'virtual:theme-slot/StructuredData';
import type { DocumentProps } from '@gruntwork-docs/engine/shared';
import { EngineHead, InlineScript } from '@gruntwork-docs/engine/theme';
import type { ReactElement } from 'react';
import headScript from '../inline/head.inline.ts?script';
import headScriptWithAnnouncement from '../inline/head-announcement.inline.ts?script';
import { useMessages } from '../messages/messages-context.tsx';
import type { SearchMetaProps } from '../slots/search-slots.ts';
import { EmptySlot, slot } from '../slots/slot.tsx';
import { chooseEarlyFonts } from './early-fonts.ts';
import { nameTags, PageHeadTags } from './PageHeadTags.tsx';
import { SocialMeta as DefaultSocialMeta } from './SocialMeta.tsx';
import { StructuredData as DefaultStructuredData } from './StructuredData.tsx';
import { createSiteData, formatDocumentTitle } from './site-data.ts';

const SearchMeta = slot<SearchMetaProps>(EmptySlot, () => SearchMetaOverride);
const SocialMeta = slot(DefaultSocialMeta, () => SocialMetaOverride);
const StructuredData = slot(DefaultStructuredData, () => StructuredDataOverride);

interface HeadProps extends Pick<DocumentProps, 'site' | 'page' | 'assets' | 'bodyHtml'> {
  readonly pageHead: DocumentProps['pageHead'];
  readonly tags: DocumentProps['head'];
}

/** The document's head: metadata for search engines and previews, then the resources to load. */
export function Head({ site, page, assets, bodyHtml, tags, pageHead }: HeadProps): ReactElement {
  const texts = useMessages();
  return (
    <head>
      <EngineHead />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{formatDocumentTitle(site, page)}</title>
      {page.description !== undefined && <meta name="description" content={page.description} />}
      {page.keywords.length > 0 && <meta name="keywords" content={page.keywords.join(', ')} />}
      {(site.noIndex || page.noIndex || page.unlisted) && (
        <meta name="robots" content={page.kind === 'search' ? 'noindex, follow' : 'noindex, nofollow'} />
      )}
      {page.kind !== 'not-found' && <link rel="canonical" href={page.canonicalUrl} />}
      <Alternates site={site} page={page} />
      {page.feeds?.map((feed) => (
        <link key={feed.url} rel="alternate" type={feed.type} title={feed.title} href={feed.url} />
      ))}
      {page.formats?.map(({ type, title, url }) => (
        <link key={url} rel="alternate" type={type} title={title} href={url} />
      ))}
      <SocialMeta site={site} page={page} given={nameTags(pageHead)} />
      <StructuredData site={site} page={page} />
      {site.search !== undefined && <SearchMeta site={site} page={page} />}
      {/* The page's background colors, see styles/tokens.css. */}
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#101015" media="(prefers-color-scheme: dark)" />
      <script
        type="application/json"
        id="_site-data"
        dangerouslySetInnerHTML={{ __html: createSiteData(site, texts) }}
      />
      {/* The theme's fonts for plain text and code are inlined in the stylesheet. */}
      {chooseEarlyFonts(assets.fonts, bodyHtml).map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {assets.css.map((file) => (
        <link key={file} rel="stylesheet" href={file} />
      ))}
      {assets.preloads.map((file) => (
        <link key={file} rel="modulepreload" href={file} />
      ))}
      <link rel="entry" href={assets.entry} />
      {/* After the stylesheet: it runs when the fonts are declared, and before anything is laid out. */}
      <InlineScript code={site.announcementBar === undefined ? headScript : headScriptWithAnnouncement} />
      {/* Without an icon, a browser requests `/favicon.ico`, which does not exist. */}
      {site.icons.length === 0 && <link rel="icon" href="data:," />}
      {site.icons.map((icon) => (
        <link key={icon.url} rel={icon.rel} href={icon.url} type={icon.type} sizes={icon.sizes} />
      ))}
      {tags.map(({ tag: Tag, attributes }) => (
        <Tag key={JSON.stringify(attributes)} {...attributes} />
      ))}
      <PageHeadTags pageHead={pageHead} />
    </head>
  );
}

/** Links to the same page in other languages; none with a single language. */
function Alternates({ site, page }: Pick<HeadProps, 'site' | 'page'>): ReactElement | null {
  const locales = page.locales.filter((locale) => !locale.untranslated);
  if (locales.length < 2) return null;
  const [first] = locales;
  return (
    <>
      {locales.map((locale) => (
        <link key={locale.name} rel="alternate" hrefLang={locale.name} href={site.url + locale.url} />
      ))}
      {first !== undefined && <link rel="alternate" hrefLang="x-default" href={site.url + first.url} />}
    </>
  );
}
