import type { MdastNode } from 'satteri';
import { at, type ContentPage, proseOf, walk } from './load-pages.ts';
import type { WrittenText } from './load-texts.ts';

interface WordRule {
  readonly avoid: RegExp;
  readonly instead: string;
}

/** Habits of writing that a reader stumbles over when every page has them. */
const TICS: readonly WordRule[] = [
  { avoid: /\bof (?:its|your|their|our|my) own\b|\bof yours\b/i, instead: '“your own …”, or nothing' },
  { avoid: /\b(?:nobody|somebody|whoever)\b/i, instead: '“no one”, “someone”, or whom it is about' },
  { avoid: /\bsays what\b/i, instead: '“lists”, “shows”, “describes”' },
  {
    avoid: /, (?:and )?not (?!only\b)[^,.;:!?()]+(?=[.!?](?:\s|$)|$)/,
    instead: 'what is the case, in a sentence without the contrast',
  },
  { avoid: /(?:^|[.!?:]\s+)So\b/, instead: 'the reason in the sentence itself: “because”, “therefore”' },
];

/** Words that AWS and its users have another one for. */
const FIELD: readonly WordRule[] = [
  { avoid: /\banew\b/i, instead: '“again”' },
  { avoid: /\bdear\b/i, instead: '“expensive”' },
  { avoid: /\bhang(?:s|ing)? on\b/i, instead: '“depends on”' },
  { avoid: /\bstand(?:s|ing)? in\b/i, instead: '“is in”' },
  { avoid: /\bbelong(?:s|ing)? into\b/i, instead: '“belongs in”' },
  { avoid: /\bin clear\b/i, instead: '“in plain text”' },
];

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);
/** Attributes that readers see or hear. */
const SPOKEN = new Set(['alt', 'caption', 'title', 'summary', 'label', 'description']);

/** Habits and words of prose that are to be avoided. */
export function checkWords(pages: readonly ContentPage[]): string[] {
  const faults = pages.flatMap((page) => {
    const inText = [...walk(page.tree)].flatMap((node) =>
      readSentences(node).flatMap((text) => findWords(text).map((message) => at(page, node, message))),
    );
    const inHead = ['description', 'sidebar_label'].flatMap((key) =>
      findWords(String(page.frontmatter[key] ?? '')).map((message) => `${page.file}:1  ${key}: ${message}`),
    );
    return [...inHead, ...inText];
  });
  return [...new Set(faults)];
}

/** Texts of a node that stand on their own. */
function readSentences(node: MdastNode): string[] {
  if (BLOCKS.has(node.type)) return [proseOf(node).replace(/\s+/g, ' ').trim()];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) =>
    'name' in attribute && SPOKEN.has(attribute.name) && typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}

function findWords(text: string): string[] {
  return [...TICS, ...FIELD].flatMap(({ avoid, instead }) =>
    [...text.matchAll(new RegExp(avoid, `g${avoid.flags}`))].map(
      ([found]) => `\`${found.trim()}\`: write ${instead}`,
    ),
  );
}

const IZED =
  'organ|recogn|minim|maxim|optim|summar|normal|synchron|author|initial|custom|priorit|standard|util|real|special|general|central|categor|final|visual|serial|container|virtual|parametr|parameter|emphas|apolog|random|local|modern|item|scrutin|character|monet|neutral|stabil';

/** British spellings; the site is written in American ones. */
const BRITISH = new RegExp(
  [
    String.raw`\b\w*(?:behaviour|colour|neighbour|favour|honour|labour|flavour|endeavour|harbour)\w*`,
    String.raw`\b(?:de|re|un|dis)?(?:${IZED})is(?:e|es|ed|ing|er|ers|ation|ations|ational)\b`,
    String.raw`\b(?:analyse|analysed|analysing|paralyse\w*|catalys\w+)\b`,
    String.raw`\b(?:centre|centres|centred|metre|metres|litre|litres|fibre|fibres|theatre)\b`,
    String.raw`\b(?:licence|licences|defence|offence|pretence|practise\w*)\b`,
    String.raw`\b(?:cancell|travell|modell|labell|signall|fuell|channell|tunnell)(?:ed|ing)\b`,
    String.raw`\b(?:catalogue\w*|dialogue box|programme|programmes|grey\w*|fulfil|enrol|artefacts?|judgement|acknowledgement)\b`,
    String.raw`\b(?:whilst|amongst|learnt|spelt|misspelt|ageing|per cent|sceptic\w*)\b`,
  ].join('|'),
  'gi',
);

/** Spellings that are not American, in texts, data, sidebars and pictures. */
export function checkSpelling(texts: readonly WrittenText[]): string[] {
  return texts.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      [...line.replace(/https?:\/\/\S+/g, '').matchAll(BRITISH)].map(
        ([word]) => `${file}:${index + 1}  \`${word}\`: write it the American way`,
      ),
    ),
  );
}
