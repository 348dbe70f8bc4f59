import { withBase } from '#shared/url.ts';
import { hashText } from '../cache/hash.ts';
import type { BodyInfo } from '../plan/page/page-record.ts';
import { hoistStyles } from './html/hoist-styles.ts';

/** Extracts a text's inline styles to a stylesheet, which is included in page swaps. */
export function moveStyles(
  written: string,
  baseUrl: string,
): { html: string; styles: Pick<BodyInfo, 'styles'> } {
  const { html, css } = hoistStyles(written);
  if (css === '') return { html, styles: {} };
  const path = `/assets/styles/${hashText(css).slice(0, 10)}.css`;
  const link = `<link rel="stylesheet" href="${withBase(baseUrl, path)}">`;
  return { html: link + html, styles: { styles: { path, css } } };
}
