/** A day as ISO 8601; `undefined` for an invalid one, such as the 31st of February. */
export function parseDay(value: string | Date): string | undefined {
  if (typeof value !== 'string')
    return Number.isNaN(value.getTime()) ? undefined : value.toISOString().slice(0, 10);
  const [, year = '', month = '', day = '', rest] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(.*)$/s.exec(value.trim()) ?? [];
  if (rest === undefined || (rest !== '' && !/^[T ]\d{1,2}:\d{2}/.test(rest))) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
