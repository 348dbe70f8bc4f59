import { type AdmonitionType, Admonition as ThemeAdmonition } from '@gruntwork-docs/theme/components';
import type { ReactElement, ReactNode } from 'react';

const KINDS: Readonly<Record<string, AdmonitionType>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  caution: 'caution',
  danger: 'danger',
  important: 'info',
  secondary: 'note',
  success: 'tip',
};

interface AdmonitionProps {
  readonly type?: string;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** An admonition as a component; an unknown kind becomes a note. */
export default function Admonition({ type = 'note', title, children }: AdmonitionProps): ReactElement {
  return (
    <ThemeAdmonition type={KINDS[type] ?? 'note'} {...(title !== undefined && title !== '' && { title })}>
      {children}
    </ThemeAdmonition>
  );
}
