import { Parser } from 'htmlparser2';

/** What a parser makes of an element in another one: it holds others, has no end tag, or changes how is read what is around or in it. */
export type ElementUse = 'holds' | 'void' | 'unusual';

/** An element by its name. */
export interface ElementKind {
  readonly name: string;
  readonly isDrawing: boolean;
  /** What was found of it, by the element around. */
  readonly uses: Map<ElementKind | undefined, ElementUse>;
}

/** In these elements HTML is read by other rules. */
const UNUSUAL = new Set(
  'annotation-xml desc foreignobject iframe math mi mn mo ms mtext noembed noframes noscript script style textarea title xmp'.split(
    ' ',
  ),
);

/** Any but those of the elements that color words: one of these is none that is remembered as open. */
const NAME = /^(?!c-\d+$)[a-z]/;

const kinds = new Map<string, ElementKind>();

/** What is known of elements with a name. */
export function describeElement(name: string): ElementKind {
  const known = kinds.get(name);
  if (known !== undefined) return known;
  // A piece of a text would keep all of it in memory.
  const own = Buffer.from(name).toString();
  const kind: ElementKind = { name: own, isDrawing: name === 'svg', uses: new Map() };
  kinds.set(own, kind);
  return kind;
}

/** How an element is used in another one. The parser is asked, once for each pair. */
export function findUse(kind: ElementKind, around: ElementKind | undefined): ElementUse {
  const known = kind.uses.get(around);
  if (known !== undefined) return known;
  const use = askParser(kind.name, around?.name);
  kind.uses.set(around, use);
  return use;
}

function askParser(name: string, around: string | undefined): ElementUse {
  if (UNUSUAL.has(name) || !NAME.test(name)) return 'unusual';
  let heard = '';
  const parser = new Parser({
    onopentagname: (opened) => {
      heard += `<${opened}>`;
    },
    onclosetag: (closed) => {
      heard += `</${closed}>`;
    },
  });
  const outer = around === undefined ? '' : `<${around}>`;
  parser.write(`${outer}<${name}><i>`);
  if (heard === `${outer}<${name}><i>`) return 'holds';
  return heard === `${outer}<${name}></${name}><i>` ? 'void' : 'unusual';
}
