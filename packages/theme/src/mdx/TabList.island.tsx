import { type HydrateOn, type StorageStore, storageStore } from '@gruntwork-docs/engine/client';
import {
  type KeyboardEvent,
  type ReactElement,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { preserveViewportPosition } from './preserve-viewport-position.ts';
import { createTabIds, findNextTab, type Tab } from './tab-choice.ts';

export interface TabListProps {
  /** Prefix of the ids of tabs and panels. */
  readonly tabsId: string;
  readonly tabs: readonly Tab[];
  /** Value of the tab that is open by default; null for none. */
  readonly first: string | null;
  readonly groupId?: string;
}

export const hydrate: HydrateOn = 'interaction';

/** A group for which the reader has made a choice hydrates its tabs at once. */
export const wakeKey = ({ groupId }: TabListProps): string | undefined =>
  groupId === undefined ? undefined : `docusaurus.tab.${groupId}`;

/** The row of tab buttons; the panels are static, and are shown and hidden by id. */
export function TabList(props: TabListProps): ReactElement {
  const { tabsId, tabs } = props;
  const row = useRef<HTMLDivElement>(null);
  const [selected, choose] = useChoice(props);

  useLayoutEffect(() => {
    for (const { value } of tabs) {
      const panel = document.getElementById(createTabIds(tabsId, value).panel);
      if (panel !== null) panel.hidden = value !== selected;
    }
  }, [tabs, tabsId, selected]);

  const select = (value: string, button: HTMLElement): void => {
    if (value === selected) return;
    preserveViewportPosition(button);
    choose(value);
  };

  const handleKey = (event: KeyboardEvent, index: number): void => {
    const next = findNextTab(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    const button =
      tab && row.current?.querySelector<HTMLElement>(`#${CSS.escape(createTabIds(tabsId, tab.value).tab)}`);
    if (!tab || !button) return;
    event.preventDefault();
    button.focus();
    select(tab.value, button);
  };

  const focusable = selected ?? tabs[0]?.value;
  return (
    <div className="tab-list" role="tablist" ref={row}>
      {tabs.map(({ value, label }, index) => {
        const ids = createTabIds(tabsId, value);
        return (
          <button
            key={value}
            type="button"
            className="tab"
            role="tab"
            id={ids.tab}
            aria-controls={ids.panel}
            aria-selected={value === selected}
            tabIndex={value === focusable ? 0 : -1}
            onClick={(event) => select(value, event.currentTarget)}
            onKeyDown={(event) => handleKey(event, index)}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}

const noStore: StorageStore = {
  subscribe: () => () => undefined,
  get: () => null,
  getServer: () => null,
  set: () => undefined,
  remove: () => undefined,
};

/** Returns the selected value: the group's if it is one of these tabs, else the local one. */
function useChoice(props: TabListProps): [selected: string | null, choose: (value: string) => void] {
  const { tabs, first } = props;
  const key = wakeKey(props);
  const store = useMemo(() => (key === undefined ? noStore : storageStore(key)), [key]);
  const stored = useSyncExternalStore(store.subscribe, store.get, store.getServer);
  const [own, setOwn] = useState(first);
  const isKnown = tabs.some((tab) => tab.value === stored);
  // A choice made elsewhere can be no tab of this row, which then stays unchanged.
  if (isKnown && stored !== own) setOwn(stored);
  const choose = (value: string): void => {
    setOwn(value);
    store.set(value);
  };
  return [isKnown ? stored : own, choose];
}
