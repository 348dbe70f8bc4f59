/** Converts an SVG to a component; as text it is a data URL. */
export function toSvgModule(svg: string): string {
  const open = /<svg\b([^>]*)>([\s\S]*)<\/svg>/i.exec(svg);
  const attributes = Object.fromEntries(
    [...(open?.[1] ?? '').matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
      .filter(([, name = '']) => !/^xmlns:|^style$|^class$/.test(name))
      .map(([, name = '', double, single]) => [toProperty(name), double ?? single ?? '']),
  );
  return [
    "import { createElement } from 'react';",
    `const inner = ${JSON.stringify(withoutIdleIds(open?.[2] ?? ''))};`,
    `const own = ${JSON.stringify(attributes)};`,
    "const Drawing = ({ title, titleId, ...props }) => createElement('svg', { ...own, ...(title === undefined ? {} : { role: 'img', 'aria-label': title }), ...props, dangerouslySetInnerHTML: { __html: inner } });",
    `Drawing.toString = () => ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`)};`,
    'export default Drawing;',
    'export { Drawing as ReactComponent };',
  ].join('\n');
}

function toProperty(name: string): string {
  return name.startsWith('data-') || name.startsWith('aria-')
    ? name
    : name.replace(/[-:](\w)/g, (_, sign: string) => sign.toUpperCase());
}

/**
 * Editors give every element of an SVG an id, and several SVGs on a page have the same ids. Only referenced
 * ids are kept.
 */
function withoutIdleIds(svg: string): string {
  const used = new Set([...svg.matchAll(/(?:url\(["']?|href=["'])#([^"')]+)/g)].map(([, id]) => id));
  return svg.replace(/\sid=(["'])([^"']*)\1/g, (whole, _, id: string) => (used.has(id) ? whole : ''));
}
