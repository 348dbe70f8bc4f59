import { Fragment, type ReactNode } from 'react';
import { interpolate } from './Interpolate.tsx';
import { findSiteText } from './site-messages.ts';

interface TranslateProps {
  readonly children?: string;
  readonly id?: string;
  readonly description?: string;
  readonly values?: Readonly<Record<string, ReactNode>>;
}

/** A message of the site, in the language of the page when a translation exists. */
export default function Translate({ children, id, values }: TranslateProps): ReactNode {
  return <Fragment>{interpolate(findSiteText(id, children ?? id ?? ''), values)}</Fragment>;
}

/** Function version of `Translate`. */
export function translate(
  { message, id }: { readonly message?: string; readonly id?: string },
  values?: Readonly<Record<string, string | number>>,
): string {
  const text = findSiteText(id, message ?? id ?? '');
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values?.[name] ?? whole));
}
