import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/** Class of the element around a React page. */
export const PAGE_CLASS = 'docusaurus-page';

/** Has no specificity, so that the rules keep their order among each other. */
const PLACE = `:where(.${PAGE_CLASS})`;

/** Start of a selector outside the page: the root with its color mode, then the body. */
const DOCUMENT = /^(?:(?:html|:root|body|\[data-theme[^\]]*\])(?:[.:[#][^\s>+~]*)*)(?=[\s>+~]|$)/;

/**
 * Scopes rules for whole documents to React pages: otherwise they would change the theme around them. All
 * rules are in one layer, before the styles of components. `isUsed` returns whether pages use a class; rules
 * for others are left out.
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
    // Third-party stylesheets: the security policy blocks them.
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

/** Scopes a selector to the page, after its document part. */
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
  // Negated and optional parts need not be used.
  const asked = selector.replace(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...asked.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}

function isWithinFrames({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/i.test((parent as AtRule).name);
}

function isGroup({ name }: AtRule): boolean {
  return name === 'media' || name === 'supports' || name === 'layer';
}
