/** Formats `2026-03-14` as `March 14, 2026` in a language, independent of time zones. */
export function formatDate(date: string, lang: string): string {
  return format(date, lang, { dateStyle: 'long' });
}

/** Formats `2026-03-14` as `March 14`. */
export function formatMonthDay(date: string, lang: string): string {
  return format(date, lang, { month: 'long', day: 'numeric' });
}

function format(date: string, lang: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(lang, { ...options, timeZone: 'UTC' });
}
