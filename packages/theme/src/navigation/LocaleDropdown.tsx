import type { LocaleView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { formatText } from '../messages/messages.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { NavbarDropdown } from './NavbarDropdown.tsx';

export interface LocaleDropdownProps {
  readonly locales: readonly LocaleView[];
  /** The locale of the page. */
  readonly current: string;
  readonly id: string;
}

/** A menu with the same page in other languages. */
export function LocaleDropdown({ locales, current, id }: LocaleDropdownProps): ReactElement {
  const texts = useMessages();
  const label = locales.find((locale) => locale.name === current)?.label ?? current;
  return (
    <NavbarDropdown id={id} label={label} name={formatText(texts.chooseLanguage, { label })}>
      <LocaleLinks locales={locales} current={current} />
    </NavbarDropdown>
  );
}

/** One item per language, in that language. It loads a whole document. */
export function LocaleLinks({
  locales,
  current,
  className,
}: Omit<LocaleDropdownProps, 'id'> & { readonly className?: string }): ReactElement {
  return (
    <>
      {locales.map(({ name, label, direction, url }) => (
        <li key={name}>
          <a
            className={className}
            href={url}
            lang={name}
            hrefLang={name}
            dir={direction}
            data-no-router=""
            aria-current={name === current ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </>
  );
}
