import { type HtmlReader, readHtml } from '@gruntwork-docs/engine/source';
import { createWordReader } from './word-reader.ts';

/**
 * A linkable section of a page: from one heading to the next, or a reference row: an input or output of a
 * module, or a module of the library.
 */
export interface PageSection {
  readonly kind: 'section' | 'module' | 'input' | 'output' | 'attribute';
  /** Id to link to; empty before the first heading. */
  readonly anchor: string;
  readonly title: string;
  /** Heading level from 1 to 6; 0 for the page and for rows. */
  readonly level: number;
  /** Running text, including inline code. */
  readonly text: string;
  /** Code blocks. */
  readonly code: string;
}

const HEADING = /^h[1-6]$/;
const ROW_ID = /^(input|output)-(.+)$/;
/** Classes of reference rows and their names in the theme. */
const ROW_CLASSES = ['param', 'attribute'];
const ROW_NAME_CLASS = 'param-name';

interface OpenSection {
  readonly kind: PageSection['kind'];
  readonly anchor: string;
  readonly level: number;
  readonly title: string[];
  readonly text: string[];
  readonly code: string[];
}

/** An HTML visitor that extracts the text of a page. */
export interface TextReader extends HtmlReader {
  getSections(): PageSection[];
}

/** Extracts the text of a page from the HTML of its body. */
export function readPageText(html: string): PageSection[] {
  const reader = createTextReader();
  readHtml(html, [reader]);
  return reader.getSections();
}

/** Splits the text of a body into sections during parsing. A nested row is a separate section. */
export function createTextReader(): TextReader {
  const first = openSection('section', '');
  const sections = [first];
  /** Open rows, with the depth at which each ends. */
  const rows: { section: OpenSection; depth: number }[] = [];
  let section = first;
  let heading: { name: string; section: OpenSection } | undefined;
  let depth = 0;

  const open = (opened: OpenSection): OpenSection => {
    sections.push(opened);
    return opened;
  };
  const getTarget = (): OpenSection => rows.at(-1)?.section ?? section;

  const words = createWordReader({
    onText(text) {
      (heading === undefined ? getTarget().text : heading.section.title).push(text);
    },
    onCode(text) {
      getTarget().code.push(text);
    },
    onOpen(name, { id, class: classes }) {
      depth++;
      if (id !== undefined && classes !== undefined && ROW_CLASSES.includes(classes)) {
        rows.push({ section: open(openRow(id)), depth });
      } else if (rows.length > 0) {
        if (classes === ROW_NAME_CLASS) heading = { name, section: getNamed(getTarget()) };
      } else if (id !== undefined && HEADING.test(name)) {
        section = open(openSection('section', name === 'h1' ? '' : id, Number(name.slice(1))));
        heading = { name, section };
      }
    },
    onClose(name) {
      if (heading?.name === name) heading = undefined;
      if (rows.at(-1)?.depth === depth) rows.pop();
      depth--;
    },
  });
  return { ...words, getSections: () => sections.map(closeSection).filter(isTelling) };
}

/** Takes the name of an input from its id, which includes the parent object of an attribute. */
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

/** The first section represents the page itself and is never dropped. */
function isTelling({ anchor, text, code, title }: PageSection, index: number): boolean {
  return index === 0 || anchor !== '' || text !== '' || code !== '' || title !== '';
}

/** Whitespace other than one space; most texts need no change. */
const BLANKS = /[^\S ]\s*| \s+/g;

function tidy(pieces: readonly string[]): string {
  return pieces.join('').replace(BLANKS, ' ').trim();
}
