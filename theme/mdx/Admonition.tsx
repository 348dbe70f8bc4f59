import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';

export type AdmonitionType = 'note' | 'tip' | 'info' | 'warning' | 'caution' | 'danger';

const KINDS: Readonly<Record<AdmonitionType, { readonly icon: IconName; readonly label: string }>> = {
  note: { icon: 'note', label: 'Note' },
  tip: { icon: 'lightbulb', label: 'Tip' },
  info: { icon: 'info', label: 'Info' },
  warning: { icon: 'warning', label: 'Warning' },
  caution: { icon: 'flame', label: 'Caution' },
  danger: { icon: 'danger', label: 'Danger' },
};

export interface AdmonitionProps {
  readonly type: AdmonitionType;
  /** Replaces the kind's own label. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** A remark beside the text. A title of its own is still announced with the kind, which the icon shows. */
export function Admonition({ type, title, children }: AdmonitionProps): ReactElement {
  const { icon, label } = KINDS[type];
  return (
    <div className={`admonition admonition-${type}`} role="note">
      <p className="admonition-title">
        <Icon name={icon} size={18} />
        <span>
          {title !== undefined && <span className="sr-only">{label}: </span>}
          {title ?? label}
        </span>
      </p>
      <div className="admonition-body">{children}</div>
    </div>
  );
}
