import { createElement } from '../dom.ts';
import { createIcon, type SearchIconName } from '../results/search-icon.ts';
import type { SearchTexts } from '../texts/en.ts';
import { focusRow, startRowKeys } from './row-keys.ts';
import type { SavedList, SavedPlace, SavedPlaces } from './saved-places.ts';

/** Most ways into the site that are offered. */
const MOST_WAYS = 5;

export interface StartViewInput {
  readonly field: HTMLInputElement;
  readonly texts: SearchTexts;
  readonly places: SavedPlaces;
  /** Name of the version that is looked at: places in others are marked. */
  readonly getVersion: () => string;
  /** Puts the beginning of a query into the field. */
  begin(text: string): void;
}

/** What the box shows before anything is typed: kept places, ways to narrow a search down, and ways into the site. */
export function createStartView(input: StartViewInput): { readonly element: HTMLElement; update(): void } {
  const { field, texts } = input;
  const element = createElement('div', { class: 'search-start' });
  startRowKeys(element, field);
  const update = () => {
    const sections = [
      createSaved('favourites', input, update),
      createSaved('recent', input, update),
      createScopes(input),
      createSection('ways', texts.ways, findWays().map(createWay)),
    ];
    element.replaceChildren(...sections.filter((section) => section !== undefined));
  };
  return { element, update };
}

/** The parts of one row, in the order of the keyboard. */
type Row = readonly HTMLElement[];

function createSection(id: string, title: string, rows: readonly Row[]): HTMLElement | undefined {
  if (rows.length === 0) return undefined;
  const heading = createElement('h2', { id: `search-start-${id}` }, title);
  const items = rows.map((row) => createElement('li', { 'data-search-row': '' }, ...row));
  return createElement(
    'section',
    { 'aria-labelledby': heading.id, class: heading.id },
    heading,
    createElement('ul', {}, ...items),
  );
}

function createSaved(list: SavedList, input: StartViewInput, update: () => void): HTMLElement | undefined {
  const { texts, places, getVersion } = input;
  const version = getVersion();
  const rows = places.read(list).map((place, index): Row => {
    const about = [
      ...(place.page === '' || place.page === place.title ? [] : [place.page]),
      ...(place.version === undefined || place.version === version ? [] : [place.version]),
    ];
    const name = [place.title, ...about].join(', ');
    const createAction = (icon: SearchIconName, label: string, change: () => void) =>
      createButton(
        icon,
        label.replace('{title}', () => name),
        () => {
          change();
          update();
          focusNear(input, list, index);
        },
      );
    const remove = createAction('close', texts.remove, () => places.remove(list, place.url));
    if (list === 'favourites') return [createPlace(place, 'star', about), remove];
    const save = createAction('star', texts.save, () => places.save('favourites', place));
    return [createPlace(place, 'recent', about), save, remove];
  });
  return createSection(list, texts[list], rows);
}

function createPlace({ url, title }: SavedPlace, icon: SearchIconName, about: readonly string[]) {
  const text = createElement('span', { class: 'search-place-title' }, title);
  const link = createElement('a', { href: url, class: 'search-place' }, createIcon(icon), text);
  if (about.length > 0) {
    link.append(' ', createElement('span', { class: 'search-place-page' }, about.join(' · ')));
  }
  return link;
}

function createButton(icon: SearchIconName, label: string, act: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button', 'aria-label': label, title: label });
  button.append(createIcon(icon, 16));
  button.addEventListener('click', act);
  return button;
}

/** The button is gone with its row: the keyboard goes on at the row in its place, or in the field. */
function focusNear({ field }: StartViewInput, list: SavedList, index: number): void {
  const box = field.closest('dialog');
  const rows = box?.querySelectorAll<HTMLElement>(`.search-start-${list} [data-search-row]`) ?? [];
  const row = rows[Math.min(index, rows.length - 1)];
  const others = box?.querySelector<HTMLElement>('.search-start-favourites,.search-start-recent');
  if (row) row.querySelector<HTMLElement>('a[href]')?.focus();
  else if (!others || !focusRow(others, 'first')) field.focus();
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

/** The navbar's own links into the site: whatever the site and its language, they are where it begins. */
function findWays(): HTMLAnchorElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.nav-left a.nav-link[href]');
  return [...links].filter(({ origin }) => origin === location.origin).slice(0, MOST_WAYS);
}

function createWay({ href, textContent }: HTMLAnchorElement): Row {
  const text = createElement('span', { class: 'search-place-title' }, textContent.trim());
  return [createElement('a', { href, class: 'search-place' }, createIcon('way'), text)];
}
