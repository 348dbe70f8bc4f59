import SearchFormOverride from 'virtual:theme-slot/SearchForm';
import type { GeneratedPages } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import type { SearchSlotProps } from '../slots/search-slots.ts';
import { EmptySlot, slot } from '../slots/slot.tsx';

const SearchForm = slot<SearchSlotProps>(EmptySlot, () => SearchFormOverride);

/** The page for unknown URLs. */
export function NotFound(props: GeneratedPages['NotFound']): ReactElement {
  const { homeUrl, links, searchUrl, nameFiles } = props;
  const texts = useMessages();
  return (
    <>
      <p>{texts.notFound}</p>
      <p>{texts.notFoundContact}</p>
      {searchUrl !== undefined && <SearchForm url={searchUrl} lang={texts.lang} />}
      <section className="likely-pages" data-likely-pages={nameFiles} aria-live="polite" hidden>
        <h2>{texts.likelyPages}</h2>
        <ul />
      </section>
      <h2>{texts.notFoundNext}</h2>
      <ul>
        <li>
          <a href={homeUrl}>{texts.homePage}</a>
        </li>
        {links.map((link) => (
          <li key={link.url}>
            <a href={link.url}>{link.label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
