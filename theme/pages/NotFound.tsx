import type { ReactElement } from 'react';
import type { GeneratedPages } from '#shared/generated-pages.ts';

/** What a reader finds where there is no page. */
export function NotFound({ homeUrl, links }: GeneratedPages['NotFound']): ReactElement {
  return (
    <>
      <p>We could not find what you were looking for.</p>
      <p>
        Please contact the owner of the site that linked you to this address and let them know that their link
        is broken.
      </p>
      <h2>Where to go from here</h2>
      <ul>
        <li>
          <a href={homeUrl}>Home page</a>
        </li>
        {links.map((link) => (
          <li key={link.url}>
            <a href={link.url}>{link.label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
