import { expect, test } from 'vitest';
import { type BodyContents, createBodyReader } from './body-reader.ts';
import { readHtml } from './read-html.ts';

function read(html: string): BodyContents {
  const reader = createBodyReader();
  readHtml(html, [reader]);
  return reader.reading;
}

test('code and quotes that look like HTML are no links and no ids', () => {
  const { ids, urls } = read(
    '<p id="real"><code>&lt;a href="/nope"&gt;</code> an attribute id="q" or href="/x"</p><!-- <a href="/y"> --><pre title=\' id="t"\'>&lt;b id="b"></pre>',
  );
  expect(ids).toEqual(['real']);
  expect([...urls]).toEqual([]);
});

test('links and ids are found however they are written', () => {
  const { ids, urls } = read(
    `<A HREF='/a?b=1&amp;c=2' id=one>x</A><img alt=">" src=/i.png><a href=/a?b=1&amp;c=2>y</a>`,
  );
  expect(ids).toEqual(['one']);
  expect([...urls]).toEqual(['/a?b=1&c=2', '/i.png']);
});

test('an element of the main part is noted', () => {
  expect(read('<div><main>Welcome</main></div>').hasMain).toBe(true);
  expect(read('<div id="main">&lt;main></div>').hasMain).toBe(false);
});

test('a heading of the first level anywhere is the title', () => {
  expect(read('<div><h1>Welcome</h1></div>').hasTitle).toBe(true);
  expect(read('<p>&lt;h1></p><h2>x</h2>').hasTitle).toBe(false);
});

test('scripts that run and handlers are told apart from data', () => {
  const { active, scripts, handlers } = read(
    '<script type="application/json">{}</script><script>a < b && "<p>"</script><script src="/x.js"></script><i onclick="go()">x</i><gw-island on="load"></gw-island>',
  );
  expect(scripts).toEqual(['a < b && "<p>"']);
  expect(handlers).toEqual(['go()']);
  expect(active.map(({ name }) => name)).toEqual(['<script>', '<script>', 'onclick=']);
});
