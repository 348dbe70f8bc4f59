import type { LoadedSidebars, SidebarItemConfig } from '@gruntwork-docs/engine/source';
import type { Messages } from './translations.ts';

/** Translates the labels of sidebars; `idPrefix` is part of their names here and not in the messages. */
export function translateSidebars(
  loaded: LoadedSidebars,
  messages: Messages,
  idPrefix: string,
): LoadedSidebars {
  if (messages.size === 0) return loaded;
  const entries = Object.entries(loaded.sidebars).map(([name, items]) => [
    name,
    items.map((item) => translate(item, `sidebar.${name.slice(idPrefix.length)}`, messages)),
  ]);
  return { ...loaded, sidebars: Object.fromEntries(entries) };
}

function translate(item: SidebarItemConfig, scope: string, messages: Messages): SidebarItemConfig {
  if (typeof item === 'string' || !('label' in item) || item.label === undefined) return item;
  const { label, type } = item;
  const key = `${scope}.${type}.${label}`;
  const own = messages.get(key) ?? label;
  if (item.type !== 'category') return { ...item, label: own };
  const { link } = item;
  if (link?.type !== 'generated-index')
    return { ...item, label: own, items: item.items.map((child) => translate(child, scope, messages)) };
  const title = messages.get(`${key}.link.generated-index.title`) ?? link.title;
  const description = messages.get(`${key}.link.generated-index.description`) ?? link.description;
  return {
    ...item,
    label: own,
    link: {
      ...link,
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
    },
    items: item.items.map((child) => translate(child, scope, messages)),
  };
}
