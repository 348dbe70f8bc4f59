import { expect, test } from 'vitest';
import { chooseEarlyFonts } from './early-fonts.ts';

const OWN = '/assets/own-Bx5O.woff2';
const ITALIC = '/assets/source-sans-3-italic-Cx1.woff2';
const MORE = '/assets/source-sans-3-more-Dx2.woff2';

const words = (length: number) => `<p class="text">${'word '.repeat(length / 5)}</p>`;

test.each([
  ['a page of plain words', words(500), []],
  ['italics on the first screen', `${words(500)}<p>An <em>early</em> word.</p>`, [ITALIC]],
  ['a picture and a frame are no italics', `<img src="/a.png"/><iframe src="/b"></iframe>`, []],
  ['italics further down', `${words(1600)}<p>A <em>late</em> word.</p>`, []],
  ['markup is no text', `${'<b></b>'.repeat(500)}<p>An <em>early</em> word.</p>`, [ITALIC]],
  ['accented letters', '<p>Für alle</p>', [MORE]],
  ['signs that the first font has', '<p>3 × 4 – “5”</p>', []],
  ['both', '<p><i>Für alle</i></p>', [ITALIC, MORE]],
])('%s', (_, html, asked) => {
  expect(chooseEarlyFonts([OWN, ITALIC, MORE], html)).toEqual([OWN, ...asked]);
});
