import type { PageView, SiteView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { hasPageMenu } from './PageMenu.tsx';

/**
 * Tells programs that read a page's HTML where the list of all pages is. Readers and assistive technology get nothing of it;
 * where the page has a menu, it stands there for everyone.
 */
export function ProgramsLink({
  site,
  page,
}: {
  readonly site: SiteView;
  readonly page: PageView;
}): ReactElement | null {
  const texts = useMessages();
  if (site.noIndex || page.kind === 'search' || page.kind === 'not-found' || hasPageMenu(site, page))
    return null;
  return (
    <a href={`${site.baseUrl}llms.txt`} data-no-router="" hidden>
      {texts.listForPrograms}
    </a>
  );
}
