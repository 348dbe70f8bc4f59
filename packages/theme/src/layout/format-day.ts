/** Formats `2024-03-07` as `March 7, 2024`, independent of time zones. */
export function formatDay(date: string, locale = 'en'): string {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`).toLocaleDateString(locale === 'en' ? 'en-US' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
