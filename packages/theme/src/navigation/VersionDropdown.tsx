import type { VersionLinkView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { formatText } from '../messages/messages.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { NavbarDropdown } from './NavbarDropdown.tsx';

export interface VersionDropdownProps {
  readonly versions: readonly VersionLinkView[];
  readonly id: string;
}

/** A menu with the same page in other versions. Elsewhere, scripts show the preferred version. */
export function VersionDropdown({ versions, id }: VersionDropdownProps): ReactElement {
  const texts = useMessages();
  const active = versions.some((version) => version.active);
  const label = versions.find((version) => (active ? version.active : version.latest))?.label ?? '';
  return (
    <NavbarDropdown
      id={id}
      label={<span data-version-label={active ? undefined : ''}>{label}</span>}
      {...(active && { name: formatText(texts.chooseVersion, { label }) })}
    >
      <VersionLinks versions={versions} />
    </NavbarDropdown>
  );
}

/** One item per version; selecting one makes it the preferred version. */
export function VersionLinks({
  versions,
  className,
}: {
  readonly versions: readonly VersionLinkView[];
  readonly className?: string;
}): ReactElement {
  return (
    <>
      {versions.map(({ name, label, url, active }) => (
        <li key={name}>
          <a
            className={className}
            href={url}
            data-docs-version={name}
            aria-current={active ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </>
  );
}
