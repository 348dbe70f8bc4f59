/** Values of the site's config that a page can use in a property of its `Layout`. */
export interface LayoutSite {
  readonly title: string;
  readonly tagline?: string | undefined;
}

/**
 * Finds the value of a `Layout` property: a string, or one that contains the config's title or tagline. Other
 * values are only known once the page is rendered.
 */
export function findLayoutValue(text: string, name: string, site: LayoutSite): string | undefined {
  const opening = /<Layout\b(?:[^>"'`{]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*>/.exec(
    text,
  )?.[0];
  const own = new RegExp(`\\s${name}=("[^"]*"|'[^']*'|\\{(?:[^{}]|\\{[^{}]*\\})*\\})`).exec(
    opening ?? '',
  )?.[1];
  if (own === undefined) return undefined;
  const inner = own.slice(1, -1);
  const value = own.startsWith('{') ? evaluate(inner.trim(), site) : inner;
  return value?.trim() === '' ? undefined : value;
}

function evaluate(expression: string, site: LayoutSite): string | undefined {
  const literal = /^(?:"([^"\\]*)"|'([^'\\]*)')$/.exec(expression);
  if (literal !== null) return literal[1] ?? literal[2];
  const template = /^`([^`\\]*)`$/.exec(expression)?.[1];
  if (template === undefined) return ask(expression, site);
  const values = [...template.matchAll(/\$\{([^{}]*)\}/g)].map(([, inner = '']) => ask(inner.trim(), site));
  if (values.includes(undefined)) return undefined;
  return template.replace(/\$\{[^{}]*\}/g, () => values.shift() ?? '');
}

function ask(path: string, site: LayoutSite): string | undefined {
  const key = /(?:^|\.)(?:siteConfig|config)\??\.(title|tagline)$/.exec(path)?.[1];
  return key === 'title' ? site.title : key === 'tagline' ? site.tagline : undefined;
}
