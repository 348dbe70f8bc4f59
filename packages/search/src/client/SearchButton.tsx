import type { ReactElement } from 'react';
import { getSearchMessages } from './messages/get-search-messages.ts';
import { searchIconPaths } from './results/search-icon-paths.ts';

interface SearchButtonProps {
  /** URL of the search page. */
  readonly url: string;
  /** Language of the page. */
  readonly lang: string;
}

/** A button that opens the search box; without JavaScript it is a link to the search page. */
export function SearchButton({ url, lang }: SearchButtonProps): ReactElement {
  const texts = getSearchMessages(lang);
  return (
    <div className="search-slot" data-search-slot="">
      <button
        type="button"
        className="search-button"
        data-search-open=""
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <svg
          className="icon"
          viewBox="0 0 24 24"
          width={18}
          height={18}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: searchIconPaths.search }}
        />
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
