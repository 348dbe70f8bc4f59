import type { SearchGroup, SearchHit } from '#shared/search-result.ts';
import { createElement } from '../dom.ts';
import { createHitContent, createWay } from '../results/render-results.ts';
import type { SearchTexts } from '../texts/en.ts';
import type { SavedPlace } from './saved-places.ts';

/** The list of results below the field: the field keeps the focus, one option is the active one. */
export interface OptionList {
  readonly element: HTMLElement;
  show(groups: readonly SearchGroup[]): void;
  /** Other results are on the way. */
  setBusy(isBusy: boolean): void;
  /** Moves to an option: by steps, to the first or to the last one; at an end it goes on at the other. */
  move(to: 1 | -1 | 'first' | 'last'): void;
  readonly active: HTMLAnchorElement | undefined;
  readonly size: number;
  /** What an option is of, to be remembered. */
  getPlace(option: Element): SavedPlace | undefined;
}

const ID = 'search-results';

/** Creates the list for a field; `aria-activedescendant` of the field follows the active option. */
export function createOptionList(field: HTMLInputElement, texts: SearchTexts): OptionList {
  const element = createElement('div', { id: ID, role: 'listbox', 'aria-label': texts.results });
  let options: HTMLAnchorElement[] = [];
  let places = new Map<Element, SavedPlace>();
  let active = -1;

  const activate = (index: number, scroll = true): void => {
    options[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const option = options[index];
    if (option === undefined) {
      field.removeAttribute('aria-activedescendant');
      return;
    }
    option.setAttribute('aria-selected', 'true');
    field.setAttribute('aria-activedescendant', option.id);
    if (scroll) option.scrollIntoView({ block: 'nearest' });
  };

  const createOption = (hit: SearchHit, group: SearchGroup): HTMLAnchorElement => {
    const option = createElement(
      'a',
      {
        id: `${ID}-${options.length}`,
        class: 'search-hit',
        role: 'option',
        'aria-selected': 'false',
        tabindex: '-1',
        href: hit.url,
      },
      ...createHitContent(hit, texts),
    );
    options.push(option);
    const title = hit.title.map(({ text }) => text).join('');
    places.set(option, { url: hit.url, title, page: group.title });
    return option;
  };

  element.addEventListener('pointermove', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLAnchorElement>('a[role=option]') : null;
    const index = option === null ? -1 : options.indexOf(option);
    if (index >= 0 && index !== active) activate(index, false);
  });

  return {
    element,
    show(groups) {
      options = [];
      places = new Map();
      const sections = groups.map((group) => {
        const own = group.hits.map((hit) => createOption(hit, group));
        // The way to a page is for the eye; who listens hears the page's name with the group.
        const way = createWay(group, group.hits[0]?.url !== group.url);
        const head = createElement('div', { class: 'search-group', 'aria-hidden': 'true' }, way ?? '');
        return createElement('div', { role: 'group', 'aria-label': group.title }, head, ...own);
      });
      element.replaceChildren(...sections);
      element.scrollTop = 0;
      field.setAttribute('aria-expanded', String(options.length > 0));
      activate(options.length > 0 ? 0 : -1, false);
    },
    setBusy(isBusy) {
      if (isBusy) element.setAttribute('aria-busy', 'true');
      else element.removeAttribute('aria-busy');
    },
    move(to) {
      if (options.length === 0) return;
      if (to === 'first') activate(0);
      else if (to === 'last') activate(options.length - 1);
      else activate((active + to + options.length) % options.length);
    },
    get active() {
      return options[active];
    },
    get size() {
      return options.length;
    },
    getPlace: (option) => places.get(option),
  };
}
