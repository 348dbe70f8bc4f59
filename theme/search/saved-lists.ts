import { createElement } from './dom.ts';
import { readPlaces, removePlace, type SavedList, savePlace } from './saved-places.ts';
import type { SearchTexts } from './texts/en.ts';

/** What the box shows before anything is typed: favourites and recent places, with buttons to keep and drop them. */
export function createSavedLists(texts: SearchTexts): { readonly element: HTMLElement; update(): void } {
  const element = createElement('div', { class: 'search-saved' });
  const update = () => {
    const lists = (['favourites', 'recent'] as const).map((list) => createList(list, texts, update));
    element.replaceChildren(...lists.filter((list) => list !== undefined));
  };
  return { element, update };
}

function createList(list: SavedList, texts: SearchTexts, update: () => void): HTMLElement | undefined {
  const places = readPlaces(list);
  if (places.length === 0) return undefined;
  const items = places.map((place) => {
    const name =
      place.page === '' || place.page === place.title ? place.title : `${place.title}, ${place.page}`;
    const link = createElement('a', { href: place.url, class: 'search-place' }, place.title);
    if (place.page !== '' && place.page !== place.title)
      link.append(createElement('span', { class: 'search-place-page' }, place.page));
    const item = createElement('li', {}, link);
    const addButton = (sign: string, label: string, act: () => void) => {
      const button = createElement('button', { type: 'button', 'aria-label': label, title: label }, sign);
      button.addEventListener('click', () => {
        const section = item.closest<HTMLElement>('.search-saved');
        act();
        update();
        // The button is gone with its entry: the keyboard stays among the lists, or goes back to the field.
        const next =
          section?.querySelector<HTMLElement>('a[href]') ?? document.querySelector('.search-dialog input');
        if (next instanceof HTMLElement) next.focus();
      });
      item.append(button);
    };
    if (list === 'recent')
      addButton('☆', texts.save.replace('{title}', name), () => savePlace('favourites', place));
    addButton('×', texts.remove.replace('{title}', name), () => removePlace(list, place.url));
    return item;
  });
  const id = `search-${list}`;
  return createElement(
    'section',
    { 'aria-labelledby': id },
    createElement('h2', { id }, texts[list]),
    createElement('ul', {}, ...items),
  );
}
