import type { SearchGroup, SearchHit } from '#shared/search-result.ts';
import { createElement } from '../dom.ts';
import type { SearchMessages } from '../messages/en.ts';
import { createHitContent, createWay } from '../results/render-results.ts';
import { createActiveOption, type Move } from './active-option.ts';
import type { RecentHit } from './recent-hits.ts';

/** The list of results below the field: the field keeps the focus, and one option is active. */
export interface OptionList {
  readonly element: HTMLElement;
  show(groups: readonly SearchGroup[]): void;
  /** Marks the list as waiting for other results. */
  setBusy(isBusy: boolean): void;
  move(to: Move): void;
  readonly active: HTMLAnchorElement | undefined;
  readonly size: number;
  /** Returns the hit of an option, to be saved. */
  getPlace(option: Element): RecentHit | undefined;
}

const ID = 'search-results';

/** Creates the list for a field. */
export function createOptionList(field: HTMLInputElement, texts: SearchMessages): OptionList {
  const element = createElement('div', { id: ID, role: 'listbox', 'aria-label': texts.results });
  const active = createActiveOption(field);
  let places = new Map<Element, RecentHit>();
  /** Option that the reader selected while other results were pending; it stays selected when they arrive. */
  let chosen: string | undefined;

  element.addEventListener('pointermove', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLAnchorElement>('a[role=option]') : null;
    if (option !== null) active.point(option);
  });

  return {
    element,
    show(groups) {
      places = new Map();
      const options: HTMLAnchorElement[] = [];
      const sections = groups.map((group) => {
        const from = options.length;
        for (const hit of group.hits) {
          const option = createOption(hit, options.length, texts);
          options.push(option);
          places.set(option, toPlace(hit, group));
        }
        return createSection(group, options.slice(from));
      });
      element.replaceChildren(...sections);
      element.scrollTop = 0;
      field.setAttribute('aria-expanded', String(options.length > 0));
      active.reset(options, chosen);
      if (chosen !== undefined) active.element?.scrollIntoView({ block: 'nearest' });
      chosen = undefined;
    },
    setBusy(isBusy) {
      if (isBusy) chosen = undefined;
      if (isBusy) element.setAttribute('aria-busy', 'true');
      else element.removeAttribute('aria-busy');
    },
    move(to) {
      active.move(to);
      if (element.hasAttribute('aria-busy')) chosen = active.element?.href;
    },
    get active() {
      return active.element;
    },
    get size() {
      return places.size;
    },
    getPlace: (option) => places.get(option),
  };
}

function createOption(hit: SearchHit, index: number, texts: SearchMessages): HTMLAnchorElement {
  return createElement(
    'a',
    {
      id: `${ID}-${index}`,
      class: 'search-hit',
      role: 'option',
      'aria-selected': 'false',
      tabindex: '-1',
      href: hit.url,
    },
    ...createHitContent(hit, texts),
  );
}

function createSection(group: SearchGroup, options: readonly HTMLElement[]): HTMLElement {
  // The breadcrumbs are visual only; screen readers announce the page's name with the group.
  const way = createWay(group, group.hits[0]?.url !== group.url);
  const head = createElement('div', { class: 'search-group', 'aria-hidden': 'true' }, way ?? '');
  return createElement('div', { role: 'group', 'aria-label': group.title }, head, ...options);
}

function toPlace(hit: SearchHit, group: SearchGroup): RecentHit {
  return { url: hit.url, title: hit.title.map(({ text }) => text).join(''), page: group.title };
}
