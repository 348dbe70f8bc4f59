import { afterPaint, announce, findHashTarget } from '@gruntwork-docs/engine/client';
import { replaceQuery } from '@gruntwork-docs/engine/lazy';
import { getBehaviorTexts } from '@gruntwork-docs/theme/client';
import { type FilterQuery, type FilterRow, isEmptyQuery, matchesRow, writeQuery } from './filter-rows.ts';

/** Milliseconds without typing before the URL updates: browsers limit how often it can change. */
const URL_DELAY = 200;

/** An indexed row, and a collapsed part of it whose text can match alone. */
interface KnownRow {
  readonly row: FilterRow;
  readonly fold?: { readonly details: HTMLDetailsElement; readonly rest: FilterRow };
}

/** Connects a filter: it hides rows that do not match, and stores the query in the URL. */
export function connectFilter(form: HTMLElement): void {
  const field = form.querySelector<HTMLInputElement>('input[type="search"]');
  const list = form.closest<HTMLElement>('[data-filtered]');
  if (field === null || list === null || form.dataset.connected !== undefined) return;
  form.dataset.connected = '';
  const choices = [
    ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input[type="checkbox"]'),
  ];
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const known = new Map<HTMLElement, KnownRow>();
  const opened = new Set<HTMLDetailsElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = (): FilterQuery => ({
    text: field.value,
    choices: Object.fromEntries(choices.map((control) => [control.name, readControl(control)])),
  });
  const apply = (query: FilterQuery): string => {
    let shown = 0;
    for (const row of rows) {
      const described = describeRow(row, known);
      const fits = matchesRow(described.row, query);
      row.hidden = !fits;
      if (fits) shown++;
      showMatch(described, query, opened);
    }
    for (const group of list.querySelectorAll<HTMLElement>('[data-filter-group]')) {
      group.hidden = group.querySelector('[data-row]:not([hidden])') === null;
    }
    const text = describeCount(shown, rows.length, query);
    const output = form.querySelector('output');
    if (output !== null) output.textContent = text;
    return text;
  };
  const update = (): string => {
    const query = read();
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (form.isConnected) replaceQuery((params) => writeQuery(params, field.name, query));
    }, URL_DELAY);
    return apply(query);
  };

  restore(field, choices);
  // A choice made before the script loaded is not in the URL yet.
  if (!isEmptyQuery(read())) {
    const text = update();
    showTarget();
    // After the title of the page, which is announced when it is painted.
    afterPaint(() => announce(text));
  }
  form.addEventListener('input', update);
}

/** Shows the row that the URL points to, whether it matches or not. */
function showTarget(): void {
  const target = findHashTarget(location.hash);
  const findHidden = () => target?.closest<HTMLElement>(':is([data-row], [data-filter-group])[hidden]');
  if (!target || !findHidden()) return;
  for (let around = findHidden(); around; around = findHidden()) around.hidden = false;
  target.scrollIntoView({ behavior: 'instant' });
}

function describeRow(element: HTMLElement, known: Map<HTMLElement, KnownRow>): KnownRow {
  const found = known.get(element) ?? createKnownRow(element);
  known.set(element, found);
  return found;
}

function createKnownRow(element: HTMLElement): KnownRow {
  const values = { ...element.dataset };
  const text = readText(element);
  const details = element.querySelector('.attributes')?.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return { row: { text, values } };
  const rest = { text: text.replace(readText(details), ''), values };
  return { row: { text, values }, fold: { details, rest } };
}

/** Opens the collapsed part if only that part of the row matches, and closes it otherwise. */
function showMatch({ row, fold }: KnownRow, query: FilterQuery, opened: Set<HTMLDetailsElement>): void {
  if (fold === undefined) return;
  const { details, rest } = fold;
  const isInside = query.text.trim() !== '' && matchesRow(row, query) && !matchesRow(rest, query);
  if (isInside && !details.open) {
    details.open = true;
    opened.add(details);
  } else if (!isInside && opened.delete(details)) details.open = false;
}

/** Returns the searchable text of a row, without code blocks such as the conditions of rules. */
function readText(row: HTMLElement): string {
  const code = [...row.querySelectorAll('pre')].map((block) => block.textContent ?? '');
  return code.reduce((text, block) => text.replace(block, ''), row.textContent ?? '').toLowerCase();
}

function readControl(control: HTMLInputElement | HTMLSelectElement): string | boolean {
  return control instanceof HTMLInputElement ? control.checked : control.value;
}

/** Restores the query of the URL; keeps the text typed before the script loaded. */
function restore(field: HTMLInputElement, choices: readonly (HTMLInputElement | HTMLSelectElement)[]): void {
  const params = new URLSearchParams(location.search);
  if (field.value === '') field.value = params.get(field.name) ?? '';
  for (const control of choices) {
    const value = params.get(control.name);
    if (value === null) continue;
    if (control instanceof HTMLInputElement) control.checked = true;
    else if ([...control.options].some((option) => option.value === value)) control.value = value;
  }
}

function describeCount(shown: number, total: number, query: FilterQuery): string {
  if (isEmptyQuery(query)) return '';
  const { nothingMatches, matchCount } = getBehaviorTexts();
  return shown === 0
    ? nothingMatches
    : matchCount.replace('{shown}', String(shown)).replace('{total}', String(total));
}
