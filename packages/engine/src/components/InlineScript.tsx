import type { ReactElement } from 'react';
import { findPass } from '../shared/render-pass.ts';

/**
 * A script that stands in the page itself. The page's security policy allows those that are written with this component
 * and no other; components of a theme or a site use it, pages can't.
 */
export function InlineScript({ code }: { readonly code: string }): ReactElement {
  findPass()?.scripts.add(code);
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
