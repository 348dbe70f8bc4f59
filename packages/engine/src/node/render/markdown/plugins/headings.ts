import { defineHastPlugin, type HastNode } from 'satteri';
import { formatText } from '#shared/format-text.ts';
import { splitFrontmatter } from '../../../read/content/frontmatter.ts';
import { escapeHtml } from '../../../read/content/title.ts';
import type { CompileContext } from '../compile-context.ts';
import { findHeadingOffset } from './heading-positions.ts';

/** Gives headings an id and a permalink, and collects them for the table of contents. */
export function headings(context: CompileContext): ReturnType<typeof defineHastPlugin> {
  return defineHastPlugin({
    name: 'headings',
    options: { position: true },
    element: [
      {
        filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
        visit(node, ctx) {
          const level = Number(node.tagName.slice(1));
          if (level === 1) {
            if (isLeading(context, node.position?.start.offset)) {
              context.hasTitle = true;
              if (context.reading.idsOfGitHub === true)
                takeId(ctx.textContent(node), node.properties.id, context);
              return;
            }
            context.hasLaterTitle = true;
          }
          const { id: written } = node.properties;
          const text = ctx.textContent(node);
          if (written === 'footnote-label') {
            context.slugger.claim(written);
            return;
          }
          let id: string;
          if (typeof written === 'string') {
            id = written;
            const { keepsIds = false } = context.reading;
            const place = () => node.position?.start.offset ?? findHeadingOffset(id, context);
            if (id.startsWith('_') && !keepsIds) {
              const hint = 'Choose one that begins with a letter: those with `_` belong to the theme.';
              throw context.error(`heading id \`${id}\` begins with \`_\``, place(), hint);
            }
            if (!context.slugger.claim(id) && !keepsIds) {
              const hint = 'Give one of the two headings another `{#id}`.';
              throw context.error(`heading id \`${id}\` is used twice on this page`, place(), hint);
            }
          } else id = context.slugger.slug(text, context.reading.idsOfGitHub);
          id = (context.idPrefix ?? '') + id;
          context.headingPositions.push(node.position?.start.offset ?? 0);
          // Most contain only text, which requires no objects for children.
          const isText = node.children.every(({ type }) => type === 'text');
          const html = isText ? escapeHtml(text) : node.children.map(inlineHtml).join('');
          context.headings.push({ id, html: html.trim(), level });
          ctx.setProperty(node, 'id', id);
          ctx.setProperty(node, 'className', ['anchor']);
          const href = `#${id}`;
          context.links.set(href, href);
          ctx.appendChild(node, {
            type: 'element',
            tagName: 'a',
            properties: {
              className: ['hash-link'],
              href,
              title: context.texts.headingLink,
              ariaLabel: formatText(context.texts.headingLinkTo, { heading: text.trim() }),
            },
            children: [{ type: 'text', value: '\u200B' }],
          });
        },
      },
    ],
  });
}

/** Reserves the id that a title would have, so that no other heading of the page gets it. */
function takeId(text: string, written: unknown, { slugger }: CompileContext): void {
  if (typeof written === 'string') slugger.claim(written);
  else slugger.slug(text, true);
}

/** True for a heading without content before it. */
function isLeading({ source, hasTitle }: CompileContext, offset = 0): boolean {
  if (hasTitle) return false;
  const before = source.slice(splitFrontmatter(source).bodyOffset, offset);
  return (
    before
      .replace(/^(?:import|export)\b[^\n]*(?:\n(?!\s*\n)[^\n]*)*/gm, '')
      .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, '')
      .trim() === ''
  );
}

/** Text and `<code>` of a heading; other elements are replaced by their children. */
function inlineHtml(node: HastNode): string {
  if (node.type === 'text') return escapeHtml(node.value);
  if (!('children' in node)) return '';
  const inner = node.children.map((child) => inlineHtml(child)).join('');
  return node.type === 'element' && node.tagName === 'code' ? `<code>${inner}</code>` : inner;
}
