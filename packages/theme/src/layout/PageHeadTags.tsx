import type { DocumentProps, HeadTag } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';

type PageHead = DocumentProps['pageHead'];

/** Names of the tags that every document has, with the page's own values. */
const SAID = new Set(['description', 'keywords', 'robots', 'canonical', 'og:image']);

/** Head tags added by the components of a page. */
export function PageHeadTags({ pageHead }: { readonly pageHead: PageHead }): ReactElement | null {
  if (pageHead === undefined) return null;
  const { tags, data } = pageHead;
  return (
    <>
      {tags
        .filter((tag) => !SAID.has(nameTag(tag)))
        .map(({ tag: Tag, attributes }) => (
          <Tag key={JSON.stringify(attributes)} {...attributes} />
        ))}
      {data.map((text) => (
        <script
          key={text}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  );
}

/** Returns the names of the tags: `og:title`, `description`, `canonical`. */
export function nameTags(pageHead: PageHead): ReadonlySet<string> {
  return new Set(pageHead?.tags.map(nameTag));
}

function nameTag({ attributes: { property, name, rel } }: HeadTag): string {
  return property ?? name ?? rel ?? '';
}
