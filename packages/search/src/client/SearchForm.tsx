import type { ReactElement } from 'react';
import { useSearchTexts } from './texts/search-texts.ts';

/** A field that leads to the search page, for pages that offer search in their text. */
export function SearchForm({ url }: { readonly url: string }): ReactElement {
  const texts = useSearchTexts();
  return (
    <search>
      <form className="search-form" action={url}>
        <input
          type="search"
          name="q"
          className="search-input"
          aria-label={texts.search}
          placeholder={texts.placeholder}
          autoComplete="off"
        />
        <button type="submit" className="button">
          {texts.search}
        </button>
      </form>
    </search>
  );
}
