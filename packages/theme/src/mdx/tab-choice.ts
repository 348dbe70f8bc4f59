import type { TabItemProps } from './TabItem.tsx';

/** Data of a tab's button. */
export interface Tab {
  readonly value: string;
  readonly label: string;
}

/** Creates the tabs of a group of panels. Throws for duplicate values, which would be selected together. */
export function createTabs(items: readonly TabItemProps[]): Tab[] {
  const tabs = items.map(({ value, label = value }) => ({ value, label }));
  const values = tabs.map((tab) => tab.value);
  const duplicates = [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
  if (duplicates.length > 0) {
    throw new Error(
      `duplicate values \`${duplicates.join('`, `')}\` in <Tabs>; every <TabItem> needs its own`,
    );
  }
  if (tabs.length === 0) throw new Error('<Tabs> has no <TabItem>');
  return tabs;
}

/**
 * Returns the value of the panel that is open by default: `defaultValue`, else the item marked `default`,
 * else the first; null opens none. Throws when no tab has the default's value.
 */
export function getFirstChoice(
  items: readonly TabItemProps[],
  defaultValue: string | null | undefined,
): string | null {
  if (defaultValue === null) return null;
  if (defaultValue === undefined) return (items.find((item) => item.default) ?? items[0])?.value ?? null;
  if (items.some((item) => item.value === defaultValue)) return defaultValue;
  const values = items.map((item) => item.value).join('`, `');
  throw new Error(`<Tabs> has no tab \`${defaultValue}\`; its values are \`${values}\``);
}

/** Returns the index of the tab that a key moves to, wrapping around; undefined for other keys. */
export function findNextTab(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Creates the ids that link a tab and its panel; `tabsId` is unique on the page. */
export function createTabIds(
  tabsId: string,
  value: string,
): { readonly tab: string; readonly panel: string } {
  const name = value.replace(/\s+/g, '-');
  return { tab: `${tabsId}-tab-${name}`, panel: `${tabsId}-panel-${name}` };
}
