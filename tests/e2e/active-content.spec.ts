import { expect, test } from '@playwright/test';
import { readActiveParts } from '#engine/node/render/html/active-content.ts';

/** What texts are made of that a parser and a browser may read in two ways. */
const PIECES = [
  ...[
    '<!--',
    '<!-- ',
    '-->',
    '--!>',
    '<!-->',
    '<!',
    '<![CDATA[',
    ']]>',
    '<?',
    '>',
    '<',
    '</',
    '/',
    '\n',
    '\f',
    '\0',
  ],
  ...[
    '"',
    "'",
    '`',
    '=',
    ' ',
    '&lt;',
    '&#60;',
    '&gt',
    'a',
    '<b x=y',
    '<a href="',
    '<i title="',
    "<i title='",
    '<i title=',
  ],
  ...[
    'p',
    'svg',
    'math',
    'mi',
    'mtext',
    'foreignObject',
    'desc',
    'title',
    'style',
    'textarea',
    'xmp',
  ].flatMap(toTags),
  ...['iframe', 'noembed', 'noframes', 'template', 'select', 'table', 'td', 'form', 'button', 'c-3'].flatMap(
    toTags,
  ),
  ...[
    '<annotation-xml encoding="text/html">',
    '<br>',
    '<plaintext>',
    '<font color=x>',
    '<body>',
    '<img/onerror=a>',
  ],
  ...['<img src=x onerror=a>', '<img src=x onerror=a>', '<img src=x onerror=a', 'onerror=a'],
];

function toTags(name: string): string[] {
  return [`<${name}>`, `</${name}>`];
}

/** Texts of three to eight pieces, the same from the same seed. */
function createTexts(count: number, seed: number): string[] {
  let state = seed;
  const pick = (length: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * length);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 3 + pick(6) }, () => PIECES[pick(PIECES.length)]).join(''),
  );
}

// Spec: faults/html-contributors
test('the check of texts finds a handler wherever a browser finds one', async ({ page }) => {
  const texts = createTexts(20_000, 1);
  const hasHandler = await page.evaluate((all) => {
    const search = (root: Document | DocumentFragment): boolean =>
      [...root.querySelectorAll('*')].some(
        (element) =>
          element.getAttributeNames().includes('onerror') ||
          (element instanceof HTMLTemplateElement && search(element.content)),
      );
    const parser = new DOMParser();
    // What stands behind a text ends what it leaves open.
    return all.map((text) => search(parser.parseFromString(`<div>${text}</div>x">'>`, 'text/html')));
  }, texts);
  const handled = texts.filter((_, index) => hasHandler[index]);
  expect(handled.length).toBeGreaterThan(2_000);
  expect(handled.filter((text) => readActiveParts(text).length === 0)).toEqual([]);
});
