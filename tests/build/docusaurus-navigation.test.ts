import { expect, it } from 'vitest';
import { prepareDocusaurusSite, toText } from './docusaurus-fixture.ts';

const site = prepareDocusaurusSite();
const { read, readMain } = site;

it('reads sidebars in every form, and passes other entries by from page to page', async () => {
  const html = await read('docs/guide/first.html');
  const text = toText(/<nav[^>]*class="[^"]*sidebar[\s\S]*?<\/nav>/.exec(html)?.[0] ?? html);
  expect(text).toContain(
    'Introduction Store Deeper Guide First page Deep index Deeper Second page The third Widgets',
  );
  expect(html).toContain('<b>Deeper</b>');
  expect(html).not.toMatch(/rel="prev"/);
  expect(toText(await readMain('docs/guide/deep/index.html'))).toContain('The first one');
  expect(html).toContain('href="https://git.test/edit/main/docs/guide/first.md"');
});

it('resolves links by files, from the root of the documents and from an index', async () => {
  expect(await readMain('docs/index.html')).toContain('href="/docs/api/store"');
  const index = await readMain('docs/guide/deep/index.html');
  expect(index.match(/<a href="\/docs\/guide\/deep\/deeper-id"/g)).toHaveLength(2);
});

it('shows on the page of a category what its entries say of themselves, and pages before and behind it', async () => {
  const html = await readMain('docs/category/widgets.html');
  const text = toText(html);
  expect(text).toContain('All about widgets.');
  expect(text).toContain('Widget Text of the widget.');
  expect(text).toContain('Elsewhere Widgets of others.');
  expect(html).toMatch(/rel="prev"[^>]*>.*The third/s);
  expect(html).toMatch(/href="\/docs\/widget\/"[^>]* rel="next"/);
});

it('gives components the category of their page, whose entries make cards', async () => {
  const html = await readMain('docs/widget/index.html');
  expect(toText(html)).toContain('In Widgets : Widget Text of the widget. Elsewhere Widgets of others.');
});

it('shows a page that several sidebars list with the last of them', async () => {
  expect(await read('docs/api/store.html')).toContain('data-sidebar="api"');
});

it('calls tags what their files call them, and says what these say of them', async () => {
  expect(toText(await readMain('docs/tags/pairs.html'))).toMatch(
    /with &quot;Pairs&quot; What comes in twos\./,
  );
  expect(toText(await readMain('docs/guide/second.html'))).toMatch(/Tags: EC2 \(tag\) Pairs \(tag\)/);
  expect(toText(await readMain('blog/tags/ec-2.html'))).toMatch(
    /with &quot;Virtual machines&quot; Machines by the hour\./,
  );
  expect(toText(await readMain('blog.html'))).toContain('Tags: Virtual machines');
});

it('has a card for each author, whose name leads to the page of the posts', async () => {
  expect(toText(await readMain('blog/authors.html'))).toContain('Ada Author Writes · One post');
  const page = await readMain('blog/authors/ada.html');
  expect(toText(page)).toContain('Writes · Of machines. View all authors');
  expect(await readMain('blog/2024/03/05/dated.html')).toMatch(
    /href="\/blog\/authors\/ada"[^>]*>Ada Author<\/a>, <span[^>]*>Writes</,
  );
});
