import { expect, test } from 'vitest';
import { type HtmlAttributes, readHtml } from './read-html.ts';

/** The visitor's events, one line each. */
function hear(html: string, describe: (attributes: HtmlAttributes) => string[] = Object.keys): string[] {
  const heard: string[] = [];
  readHtml(html, [
    {
      onOpen: (name, attributes, offset) =>
        heard.push(`${offset} <${[name, ...describe(attributes)].join(' ')}>`),
      onText: (text) => heard.push(text),
      onClose: (name) => heard.push(`</${name}>`),
    },
  ]);
  return heard;
}

test('the colors of code are passed over, its words and all places stay', () => {
  const html = '<pre><code><c-3>a</c-3> = <c-12>"&lt;b"</c-12>\n</code></pre><p>c</p>';
  expect(joinParts(hear(html))).toEqual([
    '0 <pre>',
    '5 <code>',
    'a = "<b"\n',
    '</code>',
    '</pre>',
    `${html.indexOf('<p>')} <p>`,
    'c',
    '</p>',
  ]);
});

test('an element that only looks like a color is read', () => {
  expect(hear('<c-3 onclick="run()">a</c-3><c-x>b</c-x>')).toEqual([
    '0 <c-3 onclick>',
    'a',
    '</c-3>',
    '28 <c-x>',
    'b',
    '</c-x>',
  ]);
});

/** The same with adjacent texts joined. */
function joinParts(heard: readonly string[]): string[] {
  const joined: string[] = [];
  let isText = false;
  for (const line of heard) {
    const isTag = /^(?:\d+ <|<\/)[a-z]/.test(line);
    if (isText && !isTag) joined.push(joined.pop() + line);
    else joined.push(line);
    isText = !isTag;
  }
  return joined;
}
