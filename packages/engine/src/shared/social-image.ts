import type { EngineMessages } from './engine-messages.ts';
import type { PageView, SiteView } from './page-view.ts';

/** Input of the theme's drawing of a social card. */
export interface SocialImageProps {
  readonly site: SiteView;
  readonly page: PageView;
  readonly texts: EngineMessages;
}
