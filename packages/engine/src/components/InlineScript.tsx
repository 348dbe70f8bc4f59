import type { ReactElement } from 'react';

const rendered = new Set<string>();

/**
 * A script that stands in the page itself. The page's security policy allows those that are written with this component
 * and no other; components of a theme or a site use it, pages can't.
 */
export function InlineScript({ code }: { readonly code: string }): ReactElement {
  rendered.add(code);
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}

/** Scripts that were rendered since this was asked last. */
export function takeScripts(): string[] {
  const scripts = [...rendered];
  rendered.clear();
  return scripts;
}
