import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import useDocusaurusContext from './useDocusaurusContext.tsx';

/** Returns the value of the previous render. */
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

/** Returns the width class of the window; `desktop` before scripts run. */
export function useWindowSize(): 'desktop' | 'mobile' {
  return useSyncExternalStore(
    subscribeToWidth,
    () => (matchMedia(DESKTOP).matches ? 'desktop' : 'mobile'),
    () => 'desktop',
  );
}

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Chooses the plural form in a message, `one item|{count} items`, for a number in the page's language. */
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

/** Returns the state of a collapsible element. */
export function useCollapsible({
  initialState,
}: {
  readonly initialState: boolean | (() => boolean);
}): Collapsing {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((value) => !value) };
}

/** Collapsing moves nothing here: there is no scroll position to preserve. */
export function useScrollPositionBlocker(): {
  blockElementScrollPositionUntilNextRender(element: Element): void;
} {
  return { blockElementScrollPositionUntilNextRender: () => undefined };
}

/** Returns duplicate values; `isSame` compares two. */
export function duplicates<Value>(
  values: readonly Value[],
  isSame: (a: Value, b: Value) => boolean = (a, b) => a === b,
): Value[] {
  return values.filter((value, index) => values.findIndex((other) => isSame(value, other)) !== index);
}

/** Returns the distinct values. */
export function uniq<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/** True when a pattern is given and matches a string. */
export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, 'i').test(text);
}

/** True for equal paths, ignoring case and trailing slashes. */
export function isSamePath(one?: string, other?: string): boolean {
  const toKey = (path?: string): string | undefined =>
    path === undefined || path.endsWith('/') ? path?.toLowerCase() : `${path}/`.toLowerCase();
  return toKey(one) === toKey(other);
}

/** True when the reader prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
