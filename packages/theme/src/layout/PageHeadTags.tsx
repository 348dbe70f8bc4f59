import type { DocumentProps, HeadTag } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';

type PageHead = DocumentProps['pageHead'];

/** Names of what the document says of a page in any case, with what the page itself says of it. */
const SAID = new Set(['description', 'keywords', 'robots', 'canonical', 'og:image']);

/** What the components of a page add to its head. */
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

/** What the tags are about: `og:title`, `description`, `canonical`. */
export function nameTags(pageHead: PageHead): ReadonlySet<string> {
  return new Set(pageHead?.tags.map(nameTag));
}

function nameTag({ attributes: { property, name, rel } }: HeadTag): string {
  return property ?? name ?? rel ?? '';
}
