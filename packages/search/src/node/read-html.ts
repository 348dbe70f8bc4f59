/** An element's beginning, or its end. */
export interface HtmlElement {
  readonly name: string;
  /** The attributes as they stand in the text. */
  readonly attributes: string;
}

export interface HtmlHandler {
  /** Text with entities, as it stands. */
  onText(text: string): void;
  /** The text of a `pre` element. */
  onCode(text: string): void;
  onOpen(element: HtmlElement): void;
  onClose(name: string): void;
}

const TAG = /<(?:!--[\s\S]*?--|(\/?)([a-z][a-z\d-]*)((?:\s[^>]*)?))>/gi;
const ANY_TAG = /<[^>]*>/g;
/** Elements whose text is not the page's: controls and drawings. None of them holds another of its name. */
const SILENT = new Set([
  'svg',
  'script',
  'style',
  'button',
  'template',
  'select',
  'noscript',
  'label',
  'search',
]);
/** What the theme adds to texts: the sign after a heading, titles of code, marks and links to sources of rows. */
const SILENT_CLASS =
  /\sclass="(?:[^"]*\s)?(?:hash-link|sr-only|tab-label|code-title|param-type|param-source|mark)[\s"]/;
const VOID = new Set('area base br col embed hr input link meta source track wbr'.split(' '));
const INLINE = new Set('a abbr b code del em i ins kbd mark s small span strong sub sup var wbr'.split(' '));

/** Reads the HTML of a body from its beginning to its end. Where words are told apart by elements alone, a space comes between. */
export function readHtml(html: string, handler: HtmlHandler): void {
  let end = 0;
  TAG.lastIndex = 0;
  for (let match = TAG.exec(html); match !== null; match = TAG.exec(html)) {
    const [whole, slash = '', tag = '', attributes = ''] = match;
    if (match.index > end) handler.onText(html.slice(end, match.index));
    end = match.index + whole.length;
    const name = tag.toLowerCase();
    if (name === '') continue;
    if (!INLINE.has(name)) handler.onText(' ');
    if (slash !== '') handler.onClose(name);
    else if (name === 'img') handler.onText(/\salt="([^"]*)"/.exec(attributes)?.[1] ?? '');
    else if (name === 'pre' || SILENT.has(name) || (attributes !== '' && SILENT_CLASS.test(attributes))) {
      const close = findEnd(html, `</${name}>`, end);
      if (name === 'pre') handler.onCode(html.slice(end, close).replace(ANY_TAG, ''));
      end = Math.min(html.length, close + name.length + 3);
      TAG.lastIndex = end;
    } else if (!VOID.has(name) && !attributes.endsWith('/')) handler.onOpen({ name, attributes });
  }
  if (end < html.length) handler.onText(html.slice(end));
}

/** Where an element ends, at the latest with the text. */
function findEnd(html: string, closing: string, from: number): number {
  const end = html.indexOf(closing, from);
  return end < 0 ? html.length : end;
}
