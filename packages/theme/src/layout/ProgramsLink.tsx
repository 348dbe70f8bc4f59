import type { PageView, SiteView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { hasPageMenu } from './PageMenu.tsx';

/**
 * Links programs that read a page's HTML to the list of all pages. Hidden from readers and assistive
 * technology; on a page with a menu, the menu has the link for everyone.
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
