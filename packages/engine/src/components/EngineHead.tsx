import type { ReactElement } from 'react';

/**
 * The character set of a document, and the place of the engine's own elements, such as its security policy: right behind
 * it, since they must come before everything that they affect.
 */
export function EngineHead(): ReactElement {
  return <meta charSet="utf-8" />;
}
