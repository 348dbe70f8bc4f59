import type { ReactElement } from 'react';
import { findPass } from '../shared/render-pass.ts';

/**
 * A script inside the page itself. The page's security policy allows only scripts that are written with this
 * component; components of a theme or a site may use it, pages can't.
 */
export function InlineScript({ code }: { readonly code: string }): ReactElement {
  findPass()?.scripts.add(code);
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
