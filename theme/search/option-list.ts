import type { SearchGroup } from '#shared/search/search-result.ts';
import { createElement } from './dom.ts';
import { createGroupTitle, createHitContent } from './render-results.ts';
import type { SavedPlace } from './saved-places.ts';
import type { SearchTexts } from './texts/en.ts';

/** The list of results below the field: the field keeps the focus, one option is the active one. */
export interface OptionList {
  readonly element: HTMLElement;
  show(groups: readonly SearchGroup[]): void;
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
      const sections = groups.map((group, index) => {
        const title = `${ID}-group-${index}`;
        const own = group.hits.map((hit) => {
          const id = `${ID}-${options.length}`;
          const option = createElement(
            'a',
            { id, role: 'option', 'aria-selected': 'false', tabindex: '-1', href: hit.url },
            ...createHitContent(hit, texts),
          );
          options.push(option);
          places.set(option, {
            url: hit.url,
            title: hit.title.map(({ text }) => text).join(''),
            page: group.title,
          });
          return option;
        });
        return createElement(
          'div',
          { role: 'group', 'aria-labelledby': title },
          createElement(
            'div',
            { id: title, class: 'search-group', role: 'presentation' },
            ...createGroupTitle(group),
          ),
          ...own,
        );
      });
      element.replaceChildren(...sections);
      element.scrollTop = 0;
      field.setAttribute('aria-expanded', String(options.length > 0));
      activate(options.length > 0 ? 0 : -1, false);
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
