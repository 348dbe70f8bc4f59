import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TagList } from './TagList.tsx';
import { TagPage } from './TagPage.tsx';
import { groupTags } from './tag-groups.ts';

const tag = (label: string, count = 1) => ({ label, url: `/docs/tags/${label}`, count });

// Spec: routes/docs-tags-tags-first
test('tags are grouped by their first letter in upper case, letters and tags in order', () => {
  const groups = groupTags([tag('terraform'), tag('golang'), tag('AWS'), tag('Go'), tag('api')]);
  expect(groups.map(({ letter, tags }) => [letter, tags.map(({ label }) => label)])).toEqual([
    ['A', ['api', 'AWS']],
    ['G', ['Go', 'golang']],
    ['T', ['terraform']],
  ]);
});

test('the tag list shows each tag with its number of pages', () => {
  const html = renderToStaticMarkup(<TagList tags={[tag('terraform', 10)]} />);
  expect(html).toContain('<h2 id="T">T</h2>');
  expect(html).toContain('terraform<span class="tag-count">10<span class="sr-only"> pages</span></span>');
});

test('a tag page lists its documents and leads back to all tags', () => {
  const docs = [{ label: 'Docker', url: '/docs/docker', description: 'Images and layers.' }];
  const html = renderToStaticMarkup(<TagPage tag="tools" allTagsUrl="/docs/tags" docs={docs} />);
  expect(html).toContain('<a href="/docs/tags">View All Tags</a>');
  expect(html).toContain('<h2><a href="/docs/docker">Docker</a></h2><p>Images and layers.</p>');
});
