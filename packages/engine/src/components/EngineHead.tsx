import type { ReactElement } from 'react';

/**
 * The character set of a document, and the place of the engine's own elements, such as its security policy: right behind
 * it, as they must stand before all that they are about.
 */
export function EngineHead(): ReactElement {
  return <meta charSet="utf-8" />;
}
