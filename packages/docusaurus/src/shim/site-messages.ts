import texts, { languages } from 'virtual:docusaurus-texts';
import { getRenderedBody } from '@gruntwork-docs/theme/components';

/** Returns the language of the page that is rendered, or that the browser shows. */
export function findLanguage(): string {
  const rendered = getRenderedBody();
  if (rendered !== undefined) return rendered.lang ?? languages.defaultLocale;
  const shown = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return shown || languages.defaultLocale;
}

/** Returns the site's translation of a message for the page; the message itself without one. */
export function findSiteText(id: string | undefined, text: string): string {
  return texts[findLanguage()]?.[id ?? text] ?? text;
}
