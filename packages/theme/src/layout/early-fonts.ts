/** Characters of a page's text that its first screen holds: 570 to 1,020 on a phone, 500 to 1,470 at 1440 × 900 px (measured on 69 guides). */
const FIRST_SCREEN = 1300;

const TAGS = /<[^>]*>/g;

/** Fonts that stand for a part of the text alone, by what their file's name has, with what calls for them. */
const FONTS_OF_PARTS = [
  { name: /italic/, part: /<(?:em|i|cite|dfn|var|address)\b/ },
  { name: /more/, part: /[À-ÖØ-öø-ÿ]/ },
];

/**
 * Which font files a document is to be asked for with: all but those of words in italics and of accented letters, unless
 * the first screen shows such. A browser finds out by itself only when it lays the page out, and draws it with other
 * letters until then; fonts of what follows further down have the time.
 */
export function chooseEarlyFonts(fonts: readonly string[], bodyHtml: string): readonly string[] {
  const screen = takeFirstScreen(bodyHtml);
  return fonts.filter((font) =>
    FONTS_OF_PARTS.every(({ name, part }) => !name.test(font) || part.test(screen)),
  );
}

/** The HTML up to where its text has about the length of a screen: a few characters of entities or of markup matter little, and to read all of it would take longer. */
function takeFirstScreen(html: string): string {
  let length = 0;
  let end = 0;
  for (const tag of html.matchAll(TAGS)) {
    length += tag.index - end;
    if (length >= FIRST_SCREEN) return html.slice(0, tag.index);
    end = tag.index + tag[0].length;
  }
  return html;
}
