import { describe, expect, test } from 'vitest';
import { createHostedRecords, type HostedPage, MOST_BYTES } from './hosted-records.ts';
import { readPageText } from './read-page-text.ts';

const row = (id: string) =>
  `<div class="param" id="${id}"><dt><a class="param-name" href="#${id}">x</a></dt><dd>About ${id}.</dd></div>`;

function create(html: string, more: Partial<HostedPage> = {}) {
  return createHostedRecords({
    path: '/docs/vpc',
    url: 'https://docs.example.com/docs/vpc',
    breadcrumbs: ['Reference', 'Networking'],
    title: 'VPC',
    description: 'A network.',
    isModule: true,
    worth: 1,
    language: 'en',
    version: '1.0',
    sections: readPageText(html),
    ...more,
  });
}

const titles = ({ hierarchy }: ReturnType<typeof create>[number]) =>
  Object.values(hierarchy).filter((level) => level !== null);

test('a page, its headings and its rows are records, each below the heading that it follows', () => {
  const records = create(
    `<p>Begins.</p><h2 id="use">Use</h2><p>So.</p><h4 id="deep">Deep</h4><h3 id="less">Less</h3>
     <h2 id="inputs">Inputs</h2>${row('input-name')}${row('input-rules.port')}<h2 id="outputs">Outputs</h2>${row('output-arn')}`,
  );
  expect(
    records.map((record) => [record.objectID, record.type, record.kind, record.class, titles(record)]),
  ).toEqual([
    ['/docs/vpc', 'lvl1', 'module', 'module', ['Reference', 'VPC']],
    ['/docs/vpc#use', 'lvl2', 'section', 'module', ['Reference', 'VPC', 'Use']],
    ['/docs/vpc#deep', 'lvl3', 'section', 'module', ['Reference', 'VPC', 'Use', 'Deep']],
    ['/docs/vpc#less', 'lvl3', 'section', 'module', ['Reference', 'VPC', 'Use', 'Less']],
    ['/docs/vpc#inputs', 'lvl2', 'section', 'module', ['Reference', 'VPC', 'Inputs']],
    ['/docs/vpc#input-name', 'lvl3', 'input', 'input', ['Reference', 'VPC', 'Inputs', 'name']],
    [
      '/docs/vpc#input-rules.port',
      'lvl3',
      'attribute',
      'input',
      ['Reference', 'VPC', 'Inputs', 'rules.port'],
    ],
    ['/docs/vpc#outputs', 'lvl2', 'section', 'module', ['Reference', 'VPC', 'Outputs']],
    ['/docs/vpc#output-arn', 'lvl3', 'output', 'output', ['Reference', 'VPC', 'Outputs', 'arn']],
  ]);
  expect(records[1]).toMatchObject({
    url: 'https://docs.example.com/docs/vpc#use',
    url_without_anchor: 'https://docs.example.com/docs/vpc',
    anchor: 'use',
    content: 'So.',
  });
  expect(records[0]).toMatchObject({ anchor: null, content: 'A network. Begins.' });
  expect(records[2]?.content).toBeNull();
});

test('language, version and tag are those that contextual search asks for', () => {
  expect(create('')[0]).toMatchObject({
    lang: 'en',
    language: 'en',
    version: '1.0',
    docusaurus_tag: 'docs-default-1.0',
  });
  expect(create('', { version: undefined })[0]).toMatchObject({ version: null, docusaurus_tag: 'default' });
});

test('what stands below a heading of level one belongs to the page', () => {
  const records = create('<p>Before.</p><h1 id="top">Top</h1><p>After.</p>');
  expect(records.map(({ content }) => content)).toEqual(['A network. Before. After.']);
});

describe('a record stays below the limit of the service', () => {
  const sizes = (html: string, more: Partial<HostedPage> = {}) =>
    create(html, more).map((record) => Buffer.byteLength(JSON.stringify(record)));

  test.each([
    ['letters', 'word '],
    ['letters of three bytes', '网络 '],
    ['characters that JSON escapes', '"\\ '],
    ['characters of four bytes without a space', '🚀'],
  ])('with a text of %s', (_, piece) => {
    const text = piece.repeat(6_000);
    const all = sizes(`<h2 id="a">A</h2><p>${text}</p>`);
    expect(all.length).toBeGreaterThan(3);
    expect(Math.max(...all)).toBeLessThan(MOST_BYTES);
    const records = create(`<h2 id="a">A</h2><p>${text}</p>`);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(records.slice(2).every(({ type }) => type === 'content')).toBe(true);
    const kept = records
      .map(({ content }) => content ?? '')
      .join('')
      .replaceAll(' ', '');
    expect(kept).toBe(`Anetwork.${text}`.replaceAll(' ', '').slice(0, kept.length));
    expect(kept).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
  });

  test('with long titles', () => {
    const title = '题'.repeat(5_000);
    const headings = [2, 3, 4, 5, 6].map((level) => `<h${level} id="h${level}">${title}</h${level}><p>x</p>`);
    expect(Math.max(...sizes(headings.join(''), { title }))).toBeLessThan(MOST_BYTES);
  });

  test('an address that leaves no room is an error that says so', () => {
    expect(() => create(`<h2 id="${'a'.repeat(4_000)}">A</h2>`)).toThrow('is too long for a search record');
  });
});
