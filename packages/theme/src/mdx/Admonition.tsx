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
  /** Replaces the kind's own label. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** A remark beside the text. A title of its own is still announced with the kind, which the icon shows. */
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
