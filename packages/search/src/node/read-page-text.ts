import { readHtml } from './read-html.ts';

/**
 * A stretch of a page that can be linked to: from one heading to the next, or a row of the reference: an input or
 * output of a module, or a module of the library.
 */
export interface PageSection {
  readonly kind: 'section' | 'module' | 'input' | 'output' | 'attribute';
  /** Id to link to; empty for what comes before the first heading. */
  readonly anchor: string;
  readonly title: string;
  /** Of a heading, from 1 to 6; of the page and of rows 0. */
  readonly level: number;
  /** Running text, code words included where they stand in a sentence. */
  readonly text: string;
  /** Code blocks. */
  readonly code: string;
}

const ID = /\sid="([^"]*)"/;
const HEADING = /^h[1-6]$/;
const ROW_ID = /^(input|output)-(.+)$/;
/** How the theme marks the rows of the reference, and their names. */
const ROW_CLASS = /\sclass="(?:param|attribute)"/;
const ROW_NAME_CLASS = /\sclass="param-name"/;

interface OpenSection {
  readonly kind: PageSection['kind'];
  readonly anchor: string;
  readonly level: number;
  readonly title: string[];
  readonly text: string[];
  readonly code: string[];
}

/** Reads what a page says from the HTML of its body. A row inside a row, as of an object's attribute, is one of its own. */
export function readPageText(html: string): PageSection[] {
  const first = openSection('section', '');
  const sections = [first];
  /** Rows that are open, with the depth at which each ends. */
  const rows: { section: OpenSection; depth: number }[] = [];
  let section = first;
  let heading: { name: string; section: OpenSection } | undefined;
  let depth = 0;

  const open = (opened: OpenSection): OpenSection => {
    sections.push(opened);
    return opened;
  };
  const getTarget = (): OpenSection => rows.at(-1)?.section ?? section;

  readHtml(html, {
    onText(text) {
      (heading === undefined ? getTarget().text : heading.section.title).push(text);
    },
    onCode(text) {
      getTarget().code.push(text);
    },
    onOpen({ name, attributes }) {
      depth++;
      if (attributes === '') return;
      const id = ID.exec(attributes)?.[1];
      if (id !== undefined && ROW_CLASS.test(attributes)) {
        rows.push({ section: open(openRow(decode(id))), depth });
      } else if (rows.length > 0) {
        if (ROW_NAME_CLASS.test(attributes)) heading = { name, section: getNamed(getTarget()) };
      } else if (id !== undefined && HEADING.test(name)) {
        section = open(openSection('section', name === 'h1' ? '' : decode(id), Number(name.slice(1))));
        heading = { name, section };
      }
    },
    onClose(name) {
      if (heading?.name === name) heading = undefined;
      if (rows.at(-1)?.depth === depth) rows.pop();
      depth = Math.max(0, depth - 1);
    },
  });
  return sections.map(closeSection).filter(isTelling);
}

/** The name of an input is that of its id, which has the object that it is an attribute of as well. */
function getNamed(row: OpenSection): OpenSection {
  return row.kind === 'module' ? row : openSection(row.kind, '');
}

function openRow(id: string): OpenSection {
  const [, kind, name = ''] = ROW_ID.exec(id) ?? [];
  if (kind === undefined) return openSection('module', id);
  const isAttribute = kind === 'input' && name.includes('.');
  const row = openSection(kind === 'output' ? 'output' : isAttribute ? 'attribute' : 'input', id);
  row.title.push(name);
  return row;
}

function openSection(kind: PageSection['kind'], anchor: string, level = 0): OpenSection {
  return { kind, anchor, level, title: [], text: [], code: [] };
}

function closeSection({ kind, anchor, level, title, text, code }: OpenSection): PageSection {
  return { kind, anchor, level, title: tidy(title), text: tidy(text), code: tidy(code) };
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
