import { isScriptUrl, Slugger } from '@gruntwork-docs/engine/shared';
import { splitFrontmatter } from '@gruntwork-docs/engine/source';
import { markdownToMdast } from 'satteri';
import { SECTION_IDS } from '../section-ids.ts';
import { dropGenerated } from './drop-generated.ts';
import { type Edit, editText } from './edit-text.ts';
import { isBadges } from './is-badges.ts';
import { getSpan, type Node } from './markdown-node.ts';
import { rewriteAlert } from './rewrite-alert.ts';
import { createHtmlRewriter, type ReadmeLinks } from './rewrite-html.ts';

const FEATURES = { gfm: true, frontmatter: true, directive: true, headingAttributes: true };
/**
 * Turns the README of a repository into the text of a page, line by line: removes terraform-docs output,
 * turns alerts into admonitions, resolves addresses relative to the page, and cleans up HTML. Reports
 * everything that cannot be shown.
 */
export function prepareReadme(readme: string, place: ReadmeLinks): string {
  const text = dropGenerated(blankFrontmatter(readme.replace(/^\ufeff/, '').replace(/\r\n/g, '\n')));
  const tree: Node = markdownToMdast(text, { position: true, features: FEATURES }) as Node;
  const edits: Edit[] = [];
  const html = createHtmlRewriter(place, findHeadingIds(tree));
  let hasTitle = false;
  const pictures = new Map<string, string>();
  collect(tree, (node) => {
    if (node.type === 'definition') pictures.set(node.identifier ?? '', node.url ?? '');
  });

  const add = (node: Node, replacement: string): void => {
    const { start, end } = getSpan(node);
    if (text.slice(start, end) !== replacement) edits.push({ start, end, text: replacement });
  };

  const visitLink = (node: Node): void => {
    const { start, end } = getSpan(node);
    const url = node.url ?? '';
    const written = text.slice(start, end);
    const isBare = !written.startsWith('[');
    const children = node.children ?? [];
    if (isScriptUrl(url)) {
      place.note(`the address \`${url}\`, which runs code`);
      // The text of an address in angle brackets is the address itself.
      add(node, isBare ? `\`${url}\`` : text.slice(start + 1, getSpan(children.at(-1) ?? node).end));
      return;
    }
    const target = place.resolveLink(url);
    if (target !== url && !isBare && children.length > 0) {
      const to = getSpan(children.at(-1) ?? node).end;
      edits.push({ start: to, end, text: `](${toDestination(target)}${toTitle(node.title)})` });
    }
    for (const child of children) visit(child, true);
  };

  const visitImage = (node: Node, url: string, isLinked: boolean): void => {
    const shown = place.resolveImage(url);
    const label = escapeLabel(node.alt ?? '');
    if (shown !== undefined) {
      if (shown !== url) add(node, `![${label}](${toDestination(shown)}${toTitle(node.title)})`);
      return;
    }
    place.note(`the picture \`${url}\``);
    const isPlain = isLinked || label === '' || isScriptUrl(url);
    add(
      node,
      isPlain ? label || (isLinked ? 'Link' : '') : `[${label}](${toDestination(place.resolveLink(url))})`,
    );
  };

  const visit = (node: Node, isLinked = false): void => {
    switch (node.type) {
      case 'link':
        visitLink(node);
        return;
      case 'linkReference':
        for (const child of node.children ?? []) visit(child, true);
        return;
      case 'image':
        visitImage(node, node.url ?? '', isLinked);
        return;
      case 'imageReference':
        visitImage(node, pictures.get(node.identifier ?? '') ?? '', isLinked);
        return;
      case 'definition':
        visitDefinition(node, text, place, add);
        return;
      case 'html':
        // Uses the raw text: inside a quote, each of its lines has its own marker.
        add(node, html(text.slice(getSpan(node).start, getSpan(node).end)));
        return;
      case 'heading':
        if (node.depth === 1 && hasTitle) demote(node, text, edits);
        hasTitle ||= node.depth === 1;
        break;
      case 'paragraph':
        if (isBadges(node, pictures)) {
          place.note('badges');
          add(node, '');
          return;
        }
        break;
      case 'blockquote':
        rewriteAlert(node, text, edits);
        break;
    }
    for (const child of node.children ?? []) visit(child, isLinked);
  };
  visit(tree);
  return editText(text, edits);
}

function visitDefinition(
  node: Node,
  text: string,
  place: ReadmeLinks,
  add: (node: Node, replacement: string) => void,
): void {
  const url = node.url ?? '';
  if (isScriptUrl(url)) {
    place.note(`the address \`${url}\`, which runs code`);
    add(node, '');
    return;
  }
  const target = place.resolveLink(url);
  const { start, end } = getSpan(node);
  const label = /^\[[^\]]*\]/.exec(text.slice(start, end))?.[0];
  if (target !== url && label !== undefined)
    add(node, `${label}: ${toDestination(target)}${toTitle(node.title)}`);
}

/** A page has one title, so other headings of its level move down one level. */
function demote(node: Node, text: string, edits: Edit[]): void {
  const { start, end } = getSpan(node);
  const written = text.slice(start, end);
  if (written.startsWith('#')) edits.push({ start, end: start, text: '#' });
  else {
    const line = written.lastIndexOf('\n') + 1;
    edits.push({ start: start + line, end, text: written.slice(line).replaceAll('=', '-') });
  }
}

function blankFrontmatter(text: string): string {
  const { bodyOffset } = splitFrontmatter(text);
  const lines = text.slice(0, bodyOffset).split('\n').length - 1;
  return '\n'.repeat(lines) + text.slice(bodyOffset);
}

/** Finds the ids that the page's headings will have: those of generated sections, then those of the text. */
function findHeadingIds(tree: Node): Set<string> {
  const slugger = new Slugger();
  const ids = new Set<string>(SECTION_IDS);
  for (const id of SECTION_IDS) slugger.claim(id);
  let hasTitle = false;
  collect(tree, (node) => {
    if (node.type !== 'heading') return;
    if (node.depth === 1 && !hasTitle) hasTitle = true;
    else ids.add(slugger.slug(toText(node)));
  });
  return ids;
}

function toText(node: Node): string {
  if (node.type === 'html') return '';
  return (node.value ?? '') + (node.children ?? []).map(toText).join('');
}

function collect(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const child of node.children ?? []) collect(child, see);
}

/** Formats an address as a Markdown link destination. */
function toDestination(url: string): string {
  return /[\s()<>]/.test(url) ? `<${url.replace(/[<>]/g, encodeURIComponent)}>` : url;
}

function toTitle(title: string | null | undefined): string {
  return title ? ` "${title.replaceAll('"', '\\"')}"` : '';
}

function escapeLabel(label: string): string {
  return label.replace(/([[\]\\])/g, '\\$1').replace(/\s+/g, ' ');
}
