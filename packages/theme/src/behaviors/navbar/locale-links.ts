import { onClick } from '../on-click.ts';

/** A page in another language opens at the place that is read; what else its address says, such as a query, stays. */
export function startLocaleLinks(): void {
  onClick('a[hreflang][data-no-router]', (link) => {
    const { search, hash } = location;
    Object.assign(link, { search, hash });
  });
}
