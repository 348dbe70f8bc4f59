import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a page may run and how its document is built, whatever its text says. */
export interface PageShape {
  readonly scripts: ReadonlySet<string>;
  /** Elements of the body, down to the one that holds the text. */
  readonly skeleton: string;
}

const ADDRESSES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'data',
  'to',
  'from',
  'values',
  'srcset',
  'ping',
  'poster',
]);
const DATA = /^(?:application\/(?:ld\+)?json|speculationrules)$/;
/** Body of the page that stands for a redirect. */
const REDIRECT = 'p, main, undefined';
/** Where a redirect may lead: into the site, or to an address of the web. */
const SAFE_REFRESH = /^0; url=(?:\/(?![/\\])|https?:\/\/)/;
/** Elements that load, lead away or change the page without a click. */
const ACTIVE = new Set(['base', 'object', 'embed', 'applet', 'frame', 'frameset']);

/** How a document is built that nobody has tampered with. */
export function readShape(html: string): PageShape {
  const { scripts, skeleton } = read(html);
  return { scripts: new Set(scripts), skeleton };
}

/** What of a document a browser would run that came from its text, and where the text has left its place. */
export function checkHtml(html: string, shape: PageShape): string[] {
  const { scripts, skeleton, faults } = read(html);
  if (skeleton === REDIRECT && faults.length === 0) return [];
  return [
    ...faults,
    ...scripts
      .filter((script) => !shape.scripts.has(script))
      .map((script) => `a script that no component made: ${script}`),
    ...(skeleton === shape.skeleton
      ? []
      : [`the document is built otherwise:\n    ${skeleton}\n    ${shape.skeleton}`]),
  ];
}

function read(html: string): { scripts: string[]; skeleton: string; faults: string[] } {
  const scripts: string[] = [];
  const faults: string[] = [];
  const visit = (node: Node): void => {
    if (tree.isElementNode(node)) {
      if (node.tagName === 'script') scripts.push(...nameScript(node));
      faults.push(...findFaults(node));
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  const document = parse(html);
  visit(document);
  return { scripts, skeleton: findSkeleton(document), faults };
}

function getAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function nameScript(element: Element): string[] {
  if (DATA.test(getAttribute(element, 'type') ?? '')) return [];
  const src = getAttribute(element, 'src');
  if (src !== undefined) return [`src=${src}`];
  const text = element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');
  return [createHash('sha256').update(text).digest('hex')];
}

function findFaults({ tagName, attrs, parentNode }: Element): string[] {
  const faults = attrs.flatMap(({ name, value }) => {
    // `on` tells when an island starts.
    if (/^on./.test(name)) return [`handler ${name} on <${tagName}>`];
    if (name === 'srcdoc') return [`a document in an attribute of <${tagName}>`];
    const address = [...value].filter((sign) => sign > ' ').join('');
    return ADDRESSES.has(name) && /^(?:javascript|vbscript|data:text\/html)/i.test(address)
      ? [`${name}="${value}" on <${tagName}>`]
      : [];
  });
  const kind = attrs.find(({ name }) => name === 'http-equiv')?.value ?? 'Content-Security-Policy';
  const content = attrs.find(({ name }) => name === 'content')?.value ?? '';
  const isRefresh = tagName === 'meta' && kind !== 'Content-Security-Policy' && !SAFE_REFRESH.test(content);
  const isInText =
    tagName === 'meta' && parentNode !== null && 'tagName' in parentNode && parentNode.tagName !== 'head';
  const hasKind = attrs.some(({ name }) => name === 'http-equiv');
  if (ACTIVE.has(tagName) || isRefresh || (isInText && hasKind)) faults.push(`<${tagName}> in the page`);
  return faults;
}

/** Names of the elements around the text: `a nav div/main/article(h1 div) footer button div`. */
function findSkeleton(document: Node): string {
  const body = findChild(findChild(document, 'html'), 'body');
  const main = findChild(findChild(body, 'div'), 'main');
  const article = findChild(main, 'article');
  // Title, list of contents and other parts depend on the page; its text is in the last one.
  return `${listNames(body).join(' ')}, ${listNames(main).includes('#text') ? 'text in main' : 'main'}, ${listNames(article).at(-1)}`;
}

function findChild(parent: Node | undefined, name: string): Element | undefined {
  if (parent === undefined || !('childNodes' in parent)) return undefined;
  return parent.childNodes
    .filter((child) => tree.isElementNode(child))
    .find((child) => child.tagName === name);
}

/** The link to the list of pages, which only documents without a page menu have. */
function isForPrograms(element: Element): boolean {
  return (
    element.tagName === 'a' &&
    getAttribute(element, 'hidden') !== undefined &&
    getAttribute(element, 'href')?.endsWith('/llms.txt') === true
  );
}

function listNames(element: Element | undefined): string[] {
  return (element?.childNodes ?? []).flatMap((child) => {
    if (tree.isElementNode(child)) return isForPrograms(child) ? [] : [child.tagName];
    return tree.isTextNode(child) && child.value.trim() !== '' ? ['#text'] : [];
  });
}
