import type { PageView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';

export interface PageTitleProps {
  readonly page: PageView;
}

/** The heading of a page whose text has none. */
export function PageTitle({ page }: PageTitleProps): ReactElement {
  return <h1 dangerouslySetInnerHTML={{ __html: page.titleHtml }} />;
}
