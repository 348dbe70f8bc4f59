import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { useMessages } from '../messages/messages-context.tsx';

export type AdmonitionType = 'note' | 'tip' | 'info' | 'warning' | 'caution' | 'danger';

const ICONS: Readonly<Record<AdmonitionType, IconName>> = {
  note: 'note',
  tip: 'lightbulb',
  info: 'info',
  warning: 'warning',
  caution: 'flame',
  danger: 'danger',
};

export interface AdmonitionProps {
  readonly type: AdmonitionType;
  /** Replaces the default label of the type. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** An aside. A custom title is still announced with the type, which the icon shows. */
export function Admonition({ type, title, children }: AdmonitionProps): ReactElement {
  const label = useMessages()[type];
  return (
    <div className={`admonition admonition-${type}`} role="note">
      <p className="admonition-title">
        <Icon name={ICONS[type]} size={18} />
        <span>
          {title !== undefined && <span className="sr-only">{label}: </span>}
          {title ?? label}
        </span>
      </p>
      <div className="admonition-body">{children}</div>
    </div>
  );
}
