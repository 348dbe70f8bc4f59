import site from 'virtual:docusaurus-site';
import type { ReactElement, ReactNode } from 'react';
import Head from './Head.tsx';

interface PageMetadataProps {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: string | readonly string[];
  readonly image?: string;
  readonly children?: ReactNode;
}

/** Adds a page's metadata from properties to the document's head. */
export function PageMetadata({
  title,
  description,
  keywords,
  image,
  children,
}: PageMetadataProps): ReactElement {
  const own = [site.titleDelimiter ?? '|', site.title].join(' ');
  return (
    <Head>
      {title && <title>{title === site.title ? title : `${title} ${own}`}</title>}
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={[keywords].flat().join(', ')} />}
      {image && <meta property="og:image" content={image} />}
      {children}
    </Head>
  );
}
