/** The elements of a search page that scripts use. */
export interface PageParts {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly kind: HTMLSelectElement;
  /** Absent if the documentation has one version. */
  readonly version: HTMLSelectElement | null;
  readonly status: HTMLElement;
  readonly list: HTMLElement;
  /** Links into the site, for readers without a query. */
  readonly ways: HTMLElement;
  readonly heading: HTMLElement | null | undefined;
}

/** Finds the elements of a rendered search page; throws when one is missing. */
export function getPageParts(page: HTMLElement): PageParts {
  const get = <T extends Element>(name: string): T => {
    const element = page.querySelector<T>(`[data-search-${name}]`);
    if (element === null) throw new Error(`The search page has no \`data-search-${name}\`.`);
    return element;
  };
  return {
    form: get('form'),
    field: get('field'),
    kind: get('kind'),
    version: page.querySelector('[data-search-versions]'),
    status: get('status'),
    list: get('list'),
    ways: get('ways'),
    heading: page.closest('article')?.querySelector('h1'),
  };
}
