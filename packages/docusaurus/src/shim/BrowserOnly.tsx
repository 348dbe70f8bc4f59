import type { ReactElement, ReactNode } from 'react';
import useIsBrowser from './useIsBrowser.tsx';

interface BrowserOnlyProps {
  readonly children?: () => ReactNode;
  readonly fallback?: ReactElement;
}

/** Content that only a browser can render; the fallback before that, and without scripts. */
export default function BrowserOnly({ children, fallback }: BrowserOnlyProps): ReactNode {
  return useIsBrowser() ? children?.() : (fallback ?? null);
}
