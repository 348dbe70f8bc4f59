/**
 * A stretch of a page that can be linked to: from one heading to the next, or a row of the reference: an input or
 * output of a module, or a module of the library.
 */
export interface PageSection {
  readonly kind: 'section' | 'module' | 'input' | 'output' | 'attribute';
  /** Id to link to; empty for what comes before the first heading. */
  readonly anchor: string;
  readonly title: string;
  /** Running text, code words included where they stand in a sentence. */
  readonly text: string;
  /** Code blocks. */
  readonly code: string;
}

const TAG_OR_TEXT = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z\d-]*)((?:\s[^>]*)?)>|[^<]+|</gi;
const ID = /\sid="([^"]*)"/;
const ROW_ID = /^(input|output)-(.+)$/;
/** How the theme marks the rows of the reference, and their names. */
const ROW_CLASS = /\sclass="(?:param|attribute)"/;
const ROW_NAME_CLASS = /\sclass="param-name"/;
/** Elements whose text is not the page's: controls, drawings, and the sign after a heading. */
const SILENT = new Set(['svg', 'script', 'style', 'button', 'template', 'select', 'noscript']);
const SILENT_CLASS = /\sclass="(?:[^"]*\s)?(?:hash-link|sr-only|code-title|param-source|mark)(?:\s[^"]*)?"/;
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'var',
  'wbr',
]);

interface OpenSection {
  readonly kind: PageSection['kind'];
  readonly anchor: string;
  readonly title: string[];
  readonly text: string[];
  readonly code: string[];
}

/** Reads what a page says from the HTML of its body. A row inside a row, as of an object's attribute, is one of its own. */
export function readPageText(html: string): PageSection[] {
  const sections: OpenSection[] = [openSection('section', '')];
  /** Rows that are open, with the depth at which each ends. */
  const rows: { section: OpenSection; depth: number }[] = [];
  let section = sections[0] ?? openSection('section', '');
  let heading: { level: string; section: OpenSection } | undefined;
  let depth = 0;
  let silentFrom: number | undefined;
  let codeFrom: number | undefined;
  let lastHeading = section;

  const add = (text: string): void => {
    const target = rows.at(-1)?.section ?? section;
    if (heading !== undefined) heading.section.title.push(text);
    else (codeFrom === undefined ? target.text : target.code).push(text);
  };

  for (const [whole, slash = '', tag = '', attributes = ''] of html.matchAll(TAG_OR_TEXT)) {
    const name = tag.toLowerCase();
    if (name === '') {
      if (silentFrom === undefined && !whole.startsWith('<!--')) add(whole);
      continue;
    }
    if (!INLINE.has(name) && silentFrom === undefined) add(' ');
    if (VOID.has(name)) {
      if (name === 'img' && silentFrom === undefined) add(/\salt="([^"]*)"/.exec(attributes)?.[1] ?? '');
      continue;
    }
    // As drawings have them: <path d="…"/>.
    if (attributes.endsWith('/')) continue;
    if (slash === '') {
      depth++;
      if (silentFrom !== undefined) continue;
      if (SILENT.has(name) || SILENT_CLASS.test(attributes)) {
        silentFrom = depth;
        continue;
      }
      if (name === 'pre') codeFrom = depth;
      const row = rows.at(-1)?.section;
      if (row !== undefined && ROW_NAME_CLASS.test(attributes)) {
        // The name of an input is that of its id, which has the object that it is an attribute of as well.
        if (row.kind === 'module') heading = { level: name, section: row };
        else silentFrom = depth;
        continue;
      }
      const id = attributes === '' ? undefined : ID.exec(attributes)?.[1];
      if (id === undefined) continue;
      if (ROW_CLASS.test(attributes)) {
        const opened = openRow(decode(id));
        sections.push(opened);
        rows.push({ section: opened, depth });
      } else if (/^h[1-6]$/.test(name) && rows.length === 0) {
        section = openSection('section', name === 'h1' ? '' : decode(id));
        sections.push(section);
        heading = { level: name, section };
        lastHeading = section;
      }
      continue;
    }
    if (silentFrom === depth) silentFrom = undefined;
    if (codeFrom === depth) codeFrom = undefined;
    if (heading?.level === name) heading = undefined;
    if (rows.at(-1)?.depth === depth) {
      rows.pop();
      section = lastHeading;
    }
    depth = Math.max(0, depth - 1);
  }
  return sections.map(closeSection).filter(isTelling);
}

function openRow(id: string): OpenSection {
  const [, kind, name = ''] = ROW_ID.exec(id) ?? [];
  if (kind === undefined) return openSection('module', id);
  const isAttribute = kind === 'input' && name.includes('.');
  const row = openSection(kind === 'output' ? 'output' : isAttribute ? 'attribute' : 'input', id);
  row.title.push(name);
  return row;
}

function openSection(kind: PageSection['kind'], anchor: string): OpenSection {
  return { kind, anchor, title: [], text: [], code: [] };
}

function closeSection({ kind, anchor, title, text, code }: OpenSection): PageSection {
  return { kind, anchor, title: tidy(title), text: tidy(text), code: tidy(code) };
}

/** The first section stands for the page itself and is kept in any case. */
function isTelling({ anchor, text, code, title }: PageSection, index: number): boolean {
  return index === 0 || anchor !== '' || text !== '' || code !== '' || title !== '';
}

function tidy(pieces: readonly string[]): string {
  return decode(pieces.join('')).replace(/\s+/g, ' ').trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (entity, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? entity;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
