import type { ReactElement, ReactNode } from 'react';
import { getSearchMessages } from './messages/get-search-messages.ts';

interface SearchFormProps {
  /** URL of the search page, which the form leads to. */
  readonly url: string;
  /** Language of the page. */
  readonly lang: string;
  /** What stands beside the field; a button that sends the query when there is nothing else. */
  readonly children?: ReactNode;
}

/** The field that a search begins with, for pages that offer search in their text. */
export function SearchForm({ url, lang, children }: SearchFormProps): ReactElement {
  const texts = getSearchMessages(lang);
  return (
    <search>
      <form className="search-form" action={url} data-search-form="">
        <input
          type="search"
          name="q"
          className="search-input"
          aria-label={texts.search}
          placeholder={texts.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-search-field=""
        />
        {children ?? (
          <button type="submit" className="button">
            {texts.search}
          </button>
        )}
      </form>
    </search>
  );
}
