/** Characters of a first screen (69 guides): 570 to 1,020 on a phone, 500 to 1,470 at 1440 × 900 px. */
const FIRST_SCREEN = 1300;

const TAGS = /<[^>]*>/g;

/** Fonts for only some text, by a part of their file name, with the text or markup that needs them. */
const FONTS_OF_PARTS = [
  { name: /italic/, part: /<(?:em|i|cite|dfn|var|address)\b/ },
  { name: /more/, part: /[À-ÖØ-öø-ÿ]/ },
];

/**
 * Chooses the font files to preload for a document: all but those of italics and of accented letters, unless
 * the first screen contains such text. A browser discovers fonts only during layout, and paints fallbacks
 * until then; fonts for text further down have time.
 */
export function chooseEarlyFonts(fonts: readonly string[], bodyHtml: string): readonly string[] {
  const screen = takeFirstScreen(bodyHtml);
  return fonts.filter((font) =>
    FONTS_OF_PARTS.every(({ name, part }) => !name.test(font) || part.test(screen)),
  );
}

/** Returns the HTML up to about a screen of text; markup matters little, and a full parse takes longer. */
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
