import { ContentLink, formatDay, Message } from '@gruntwork-docs/theme/components';
import type { ReactElement } from 'react';
import type { ServiceHeaderView } from '#shared/reference-view.ts';
import { CatalogLinks } from './CatalogLinks.tsx';
import { useMessages } from './use-messages.ts';

/** A service's description, release, and links to other places. */
export function ServiceHeader(props: ServiceHeaderView): ReactElement {
  const texts = useMessages();
  const { descriptionHtml, version, lastChanged, sourceUrl, releaseUrl, since, exampleUrl, files } = props;
  return (
    <div className="service-header">
      {descriptionHtml !== '' && (
        <p className="service-lead" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
      )}
      <ul className="service-facts">
        {version !== undefined && (
          <li>
            {releaseUrl === undefined ? (
              <span className="badge">{version}</span>
            ) : (
              <ContentLink href={releaseUrl} className="badge">
                {version}
              </ContentLink>
            )}
          </li>
        )}
        {lastChanged !== undefined && (
          <li>
            <Message
              text={texts.lastChanged}
              values={{ date: <time dateTime={lastChanged}>{formatDay(lastChanged, texts.lang)}</time> }}
            />
          </li>
        )}
        {sourceUrl !== undefined && (
          <li>
            <ContentLink href={sourceUrl}>{texts.source}</ContentLink>
          </li>
        )}
        {releaseUrl !== undefined && (
          <li>
            <ContentLink href={releaseUrl}>{texts.releaseNotes}</ContentLink>
          </li>
        )}
        {since.length > 0 && (
          <li>
            <Message text={texts.compareWith} values={{ links: <CatalogLinks links={since} /> }} />
          </li>
        )}
        {exampleUrl !== undefined && (
          <li>
            <ContentLink href={exampleUrl}>{texts.example}</ContentLink>
          </li>
        )}
        {files.map(({ label, url, type }) => (
          <li key={url}>
            <a href={url} rel="alternate" type={type}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
