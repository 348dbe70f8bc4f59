import { replaceQuery } from '@gruntwork-docs/engine/lazy';

const { compare } = new Intl.Collator('en', { numeric: true });
/** A cell without a value; such rows come last in both directions. */
const NO_VALUE = '–';

/** Adds a sort button to the marked columns of a table; the URL stores the order. */
export function connectSort(table: HTMLTableElement): void {
  const body = table.tBodies[0];
  if (body === undefined || table.dataset.connected !== undefined) return;
  table.dataset.connected = '';
  const heads = [...table.querySelectorAll<HTMLTableCellElement>('th[data-sort]')];
  const sort = (head: HTMLTableCellElement, descending: boolean): void => {
    for (const other of heads) other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
    const sign = descending ? -1 : 1;
    const valueIn = (row: HTMLTableRowElement): string => row.cells[head.cellIndex]?.textContent ?? '';
    const rows = [...body.rows].sort((a, b) => {
      const [left, right] = [valueIn(a), valueIn(b)];
      if ((left === NO_VALUE) !== (right === NO_VALUE)) return left === NO_VALUE ? 1 : -1;
      return sign * compare(left, right);
    });
    body.append(...rows);
  };
  const wanted = new URLSearchParams(location.search).get('sort') ?? '';
  for (const head of heads) {
    const name = head.dataset.sort ?? '';
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    // Stylesheets draw the arrow after every element with this attribute.
    head.removeAttribute('data-sort');
    button.dataset.sort = name;
    head.append(button);
    button.addEventListener('click', () => {
      const descending = head.getAttribute('aria-sort') === 'ascending';
      sort(head, descending);
      replaceQuery((params) => params.set('sort', descending ? `-${name}` : name));
    });
    if (wanted.replace(/^-/, '') === name) sort(head, wanted.startsWith('-'));
  }
}
