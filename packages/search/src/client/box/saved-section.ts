import { createElement } from '../dom.ts';
import type { SearchMessages } from '../messages/en.ts';
import { createIcon, type SearchIconName } from '../results/search-icon.ts';
import type { RecentHit, RecentHits, SavedList } from './recent-hits.ts';
import { focusRow } from './row-keys.ts';
import { createSection, type Row } from './start-section.ts';

export interface SavedSectionInput {
  readonly field: HTMLInputElement;
  readonly texts: SearchMessages;
  readonly places: RecentHits;
  /** Returns the name of the current version: hits in others have a badge. */
  readonly getVersion: () => string;
}

/** Creates a section with the hits of one list and buttons to save or remove them; `update` re-renders it. */
export function createSavedSection(
  list: SavedList,
  input: SavedSectionInput,
  update: () => void,
): HTMLElement | undefined {
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

function createPlace({ url, title }: RecentHit, icon: SearchIconName, about: readonly string[]) {
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

/** The button is removed with its row, so focus moves to the row that takes its position, or to the field. */
function focusNear({ field }: SavedSectionInput, list: SavedList, index: number): void {
  const box = field.closest('dialog');
  const rows = box?.querySelectorAll<HTMLElement>(`.search-start-${list} [data-search-row]`) ?? [];
  const row = rows[Math.min(index, rows.length - 1)];
  const others = box?.querySelector<HTMLElement>('.search-start-favourites,.search-start-recent');
  if (row) row.querySelector<HTMLElement>('a[href]')?.focus();
  else if (!others || !focusRow(others, 'first')) field.focus();
}
