import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/** Class of the element around what a React page shows. */
export const PAGE_CLASS = 'docusaurus-page';

/** Adds nothing to how much a selector counts, so that the rules keep their order among each other. */
const PLACE = `:where(.${PAGE_CLASS})`;

/** The document around the page, as a selector begins: the root with its color mode, then the body. */
const DOCUMENT = /^(?:(?:html|:root|body|\[data-theme[^\]]*\])(?:[.:[#][^\s>+~]*)*)(?=[\s>+~]|$)/;

/**
 * Limits rules that are written for whole documents to what React pages show: they would else change the theme around it.
 * All stand in one layer, before the styles that components bring. `isUsed` says which classes pages name; rules for others
 * are left out.
 */
export function scopeStyles(css: string, isUsed: (name: string) => boolean): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isWithinFrames(rule)) return;
    const selectors = rule.selectors.filter((selector) => listClasses(selector).every(isUsed));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors.map(scopeSelector);
  });
  root.walkAtRules((rule) => {
    // Stylesheets of other hosts: the security policy lets none through.
    if (
      rule.name === 'charset' ||
      (rule.name === 'import' && /^(?:url\()?["']?(?:https?:)?\/\//.test(rule.params))
    )
      rule.remove();
    else if (rule.nodes?.length === 0 && isGroup(rule)) rule.remove();
  });
  const imports = root.nodes.filter((node) => node.type === 'atrule' && node.name === 'import');
  for (const node of imports) node.remove();
  const layer = postcss.atRule({ name: 'layer', params: 'docusaurus', nodes: root.nodes as ChildNode[] });
  return postcss.root({ nodes: [...imports, layer] }).toString();
}

/** Begins a selector at the page, behind what it says of the document. */
export function scopeSelector(selector: string): string {
  const lead: string[] = [];
  let rest = selector.trim();
  for (;;) {
    const [found] = DOCUMENT.exec(rest) ?? [];
    if (found === undefined) break;
    lead.push(found);
    rest = rest.slice(found.length).replace(/^\s*>?\s*/, '');
  }
  return [...lead, PLACE, rest].filter(Boolean).join(' ');
}

function listClasses(selector: string): string[] {
  // What is asked not to be there need not be used.
  const asked = selector.replace(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...asked.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}

function isWithinFrames({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/i.test((parent as AtRule).name);
}

function isGroup({ name }: AtRule): boolean {
  return name === 'media' || name === 'supports' || name === 'layer';
}
