import { Icon } from '@gruntwork-docs/theme/icons/Icon.tsx';
import type { ReactElement } from 'react';
import { useSearchTexts } from './texts/search-texts.ts';

/** Opens the search box; without JavaScript it is a link to the search page. */
export function SearchButton({ url }: { readonly url: string }): ReactElement {
  const texts = useSearchTexts();
  return (
    <div className="search-slot" data-search-slot="">
      <button
        type="button"
        className="search-button"
        data-search-open=""
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <Icon name="search" size={18} />
        <span className="search-label">{texts.search}</span>
        <span className="search-shortcut" aria-hidden="true">
          /
        </span>
      </button>
      <a className="search-link" href={url}>
        {texts.search}
      </a>
    </div>
  );
}
