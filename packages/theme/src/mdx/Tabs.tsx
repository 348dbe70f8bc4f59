import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import { TabItem, type TabItemProps } from './TabItem.tsx';
import { TabList } from './TabList.island.tsx';
import { createTabIds, createTabs, getFirstChoice } from './tab-choice.ts';

export interface TabsProps {
  /** Tabs with the same group switch together, on all pages; the choice is saved. */
  readonly groupId?: string;
  /** Value of the tab that is open by default; null for none. */
  readonly defaultValue?: string | null;
  /** True when the tabs share the full width. */
  readonly block?: boolean;
  /** Accepted for compatibility: images and islands of a closed panel always load when it first opens. */
  readonly lazy?: boolean;
  readonly children: ReactNode;
}

/** Panels of which one is shown. All are in the HTML, and without JavaScript listed under their labels. */
export function Tabs({ groupId, defaultValue, block = false, children }: TabsProps): ReactElement {
  const items = Children.toArray(children).flatMap((child) =>
    isValidElement<TabItemProps>(child) && child.type === TabItem ? [child.props] : [],
  );
  const tabs = createTabs(items);
  const first = getFirstChoice(items, defaultValue);
  const id = useId();
  return (
    <div className="tabs" data-block={block ? '' : undefined}>
      <TabList tabsId={id} tabs={tabs} first={first} {...(groupId !== undefined && { groupId })} />
      {items.map(({ value, children: content }) => {
        const ids = createTabIds(id, value);
        return (
          <div
            key={value}
            className="tab-panel"
            role="tabpanel"
            id={ids.panel}
            aria-labelledby={ids.tab}
            hidden={value !== first}
          >
            <p className="tab-label">{tabs.find((tab) => tab.value === value)?.label}</p>
            {content}
          </div>
        );
      })}
    </div>
  );
}
