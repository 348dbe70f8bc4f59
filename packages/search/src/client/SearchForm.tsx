import type { ReactElement, ReactNode } from 'react';
import { getSearchMessages } from './messages/get-search-messages.ts';

interface SearchFormProps {
  /** URL of the search page, used as the form's action. */
  readonly url: string;
  /** Language of the page. */
  readonly lang: string;
  /** Content next to the field; defaults to a submit button. */
  readonly children?: ReactNode;
}

/** A search field for pages that offer search in their content. */
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
