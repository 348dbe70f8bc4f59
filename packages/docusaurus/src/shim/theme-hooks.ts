import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import useDocusaurusContext from './useDocusaurusContext.tsx';

/** The value of the rendering before this one. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const last = useRef<Value>(undefined);
  useEffect(() => {
    last.current = value;
  });
  return last.current;
}

const DESKTOP = '(min-width: 997px)';

function subscribeToWidth(onChange: () => void): () => void {
  const query = matchMedia(DESKTOP);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** How wide the window is; wide before scripts run. */
export function useWindowSize(): 'desktop' | 'mobile' {
  return useSyncExternalStore(
    subscribeToWidth,
    () => (matchMedia(DESKTOP).matches ? 'desktop' : 'mobile'),
    () => 'desktop',
  );
}

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Chooses the form of a text, `one item|{count} items`, that a number wants in the page's language. */
export function usePluralForm(): { selectMessage(count: number, message: string): string } {
  const { i18n } = useDocusaurusContext();
  const rules = new Intl.PluralRules(i18n.currentLocale);
  const known = ORDER.filter((name) => rules.resolvedOptions().pluralCategories.includes(name));
  return {
    selectMessage(count, message) {
      const forms = message.split('|');
      return forms[Math.min(known.indexOf(rules.select(count)), forms.length - 1)] ?? '';
    },
  };
}

interface Collapsing {
  readonly collapsed: boolean;
  setCollapsed(value: boolean): void;
  toggleCollapsed(): void;
}

/** Whether something is folded up. */
export function useCollapsible({
  initialState,
}: {
  readonly initialState: boolean | (() => boolean);
}): Collapsing {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((value) => !value) };
}

/** Nothing moves here by itself while something is folded: there is nothing to hold. */
export function useScrollPositionBlocker(): {
  blockElementScrollPositionUntilNextRender(element: Element): void;
} {
  return { blockElementScrollPositionUntilNextRender: () => undefined };
}

/** The values that are there more than once; `isSame` compares two. */
export function duplicates<Value>(
  values: readonly Value[],
  isSame: (a: Value, b: Value) => boolean = (a, b) => a === b,
): Value[] {
  return values.filter((value, index) => values.findIndex((other) => isSame(value, other)) !== index);
}

/** Each value once. */
export function uniq<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/** True where a pattern, if there is one, is found in a text. */
export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, 'i').test(text);
}

/** True for two spellings of one path: case and a slash at the end are no difference. */
export function isSamePath(one?: string, other?: string): boolean {
  const toKey = (path?: string): string | undefined =>
    path === undefined || path.endsWith('/') ? path?.toLowerCase() : `${path}/`.toLowerCase();
  return toKey(one) === toKey(other);
}

/** True where the reader wants little movement. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
