import type { HtmlAttributes, HtmlReader } from '../../render/html/read-html.ts';

/** An element of a body. */
export interface ElementNode {
  readonly name: string;
  readonly attributes: HtmlAttributes;
  readonly children: HtmlNode[];
}

/** A text node is a string. */
export type HtmlNode = ElementNode | string;

/** Lines of code are nodes; the color spans inside them are most of a page's elements, and carry no text. */
const LINE = /\bline\b/;

/** Builds a tree of a body while its HTML is parsed. */
export function createTreeReader(): HtmlReader & { readonly root: ElementNode } {
  const root: ElementNode = { name: '', attributes: {}, children: [] };
  const open = [root];
  let current = root;
  let isCode = false;
  return {
    root,
    onOpen(name, attributes) {
      if (name === 'pre') isCode = true;
      if (!isCode || name !== 'span' || LINE.test(attributes.class ?? '')) {
        const node: ElementNode = { name, attributes, children: [] };
        current.children.push(node);
        current = node;
      }
      open.push(current);
    },
    onText(text) {
      const { children } = current;
      const last = children.at(-1);
      // Text arrives in chunks: entities are separate ones.
      if (typeof last === 'string') children[children.length - 1] = last + text;
      else children.push(text);
    },
    onClose(name) {
      if (name === 'pre') isCode = false;
      if (open.length > 1) open.pop();
      current = open.at(-1) ?? root;
    },
  };
}

/** Text content of a node. */
export function getText(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(getText).join('');
}

/** The first element that passes a test, including the node itself. */
export function findElement(
  node: HtmlNode,
  test: (element: ElementNode) => boolean,
): ElementNode | undefined {
  if (typeof node === 'string') return undefined;
  if (test(node)) return node;
  for (const child of node.children) {
    const found = findElement(child, test);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** True for an element with one of these classes. */
export function hasClass({ attributes }: ElementNode, names: ReadonlySet<string>): boolean {
  const { class: classes } = attributes;
  if (classes === undefined || !classes.includes(' ')) return classes !== undefined && names.has(classes);
  return classes.split(' ').some((one) => names.has(one));
}
