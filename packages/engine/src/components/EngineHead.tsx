import type { ReactElement } from 'react';

/**
 * The character set of a document. The engine inserts its own elements directly after it, such as its
 * security policy, since they must come before everything that they affect.
 */
export function EngineHead(): ReactElement {
  return <meta charSet="utf-8" />;
}
