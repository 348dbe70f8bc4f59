import type { ReactElement, ReactNode } from 'react';
import useIsBrowser from './useIsBrowser.tsx';

interface BrowserOnlyProps {
  readonly children?: () => ReactNode;
  readonly fallback?: ReactElement;
}

/** What only a browser can render; before that, and without scripts, the fallback. */
export default function BrowserOnly({ children, fallback }: BrowserOnlyProps): ReactNode {
  return useIsBrowser() ? children?.() : (fallback ?? null);
}
