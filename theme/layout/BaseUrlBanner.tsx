import type { ReactElement } from 'react';
import bannerScript from '../inline/base-url-banner.inline.ts?script';

/**
 * Tells the site's owner that the base URL is wrong. The stylesheet hides it, so it shows exactly when stylesheets
 * are not where the base URL says, with JavaScript or without.
 */
export function BaseUrlBanner({ baseUrl }: { readonly baseUrl: string }): ReactElement {
  return (
    <div className="base-url-banner" data-base-url-banner="">
      <p>
        <strong>Your Docusaurus site did not load properly.</strong>
      </p>
      <p>A very common reason is a wrong base URL in the site's configuration.</p>
      <p>
        Current configured base URL: <code>{baseUrl}</code>
      </p>
      <p>
        We suggest trying base URL: <code data-suggested-base-url="">the path of this page</code>
      </p>
      <script dangerouslySetInnerHTML={{ __html: bannerScript }} />
    </div>
  );
}
