import { findMessages } from '@gruntwork-docs/engine/shared';
import { builderMessages } from './builder.ts';
import { arBuilderMessages } from './builder-ar.ts';
import type { Messages } from './messages.ts';

/** Returns the page's overrides of the builder's default messages as JSON; `undefined` for none. */
export function writeBuilderMessages(page: Messages & { readonly lang: string }): string | undefined {
  const loaded = { ar: { ...arBuilderMessages, lang: 'ar' }, en: { ...builderMessages, lang: 'en' } };
  const built: Readonly<Record<string, string>> = findMessages(loaded, page.lang);
  const all: Readonly<Record<string, string>> = page;
  const changed = Object.keys(built).filter((key) => all[key] !== built[key]);
  return changed.length === 0
    ? undefined
    : JSON.stringify(Object.fromEntries(changed.map((key) => [key, all[key]])));
}
