import { createElement } from '../dom.ts';
import { createIcon } from '../results/search-icon.ts';
import { startRowKeys } from './row-keys.ts';
import { createSavedSection, type SavedSectionInput } from './saved-section.ts';
import { createSection, type Row } from './start-section.ts';

/** Maximum number of suggested links into the site. */
const MOST_WAYS = 5;

export interface StartViewInput extends SavedSectionInput {
  /** Puts the start of a query into the field. */
  begin(text: string): void;
}

/** Creates the view before a query: saved hits, prefixes that narrow a search, and links into the site. */
export function createStartView(input: StartViewInput): { readonly element: HTMLElement; update(): void } {
  const { field, texts } = input;
  const element = createElement('div', { class: 'search-start' });
  startRowKeys(element, field);
  const update = () => {
    const sections = [
      createSavedSection('favourites', input, update),
      createSavedSection('recent', input, update),
      createScopes(input),
      createSection('ways', texts.ways, findWays().map(createWay)),
    ];
    element.replaceChildren(...sections.filter((section) => section !== undefined));
  };
  return { element, update };
}

function createScopes({ texts, begin }: StartViewInput): HTMLElement | undefined {
  const scopes = [
    ['in:', texts.inputs],
    ['out:', texts.outputs],
    ['mod:', texts.modules],
    ['guide:', texts.guides],
  ] as const;
  const rows = scopes.map(([scope, label]): Row => {
    const sign = createElement('code', { dir: 'ltr' }, scope);
    const button = createElement('button', { type: 'button', class: 'search-scope' }, sign, ' ', label);
    button.addEventListener('click', () => begin(scope));
    return [button];
  });
  return createSection('scopes', texts.scopes, rows);
}

/** Finds the navbar's links into the site: on any site and in any language, they are its entry points. */
function findWays(): HTMLAnchorElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.nav-left a.nav-link[href]');
  return [...links].filter(({ origin }) => origin === location.origin).slice(0, MOST_WAYS);
}

function createWay({ href, textContent }: HTMLAnchorElement): Row {
  const text = createElement('span', { class: 'search-place-title' }, textContent.trim());
  return [createElement('a', { href, class: 'search-place' }, createIcon('way'), text)];
}
