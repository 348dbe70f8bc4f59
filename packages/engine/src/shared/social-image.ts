import type { EngineMessages } from './engine-messages.ts';
import type { PageView, SiteView } from './page-view.ts';

/** Input of the theme's drawing of what is shown of a link to a page. */
export interface SocialImageProps {
  readonly site: SiteView;
  readonly page: PageView;
  readonly texts: EngineMessages;
}
