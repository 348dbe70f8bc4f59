import { onClick } from '../on-click.ts';

/** Opens a page in another language at the same heading; other parts of the URL, such as a query, stay. */
export function startLocaleLinks(): void {
  onClick('a[hreflang][data-no-router]', (link) => {
    const { search, hash } = location;
    Object.assign(link, { search, hash });
  });
}
