/** Attributes for links to certain URLs, in texts and in the navigation. */
export interface LinkRule {
  /** Regular expression for the URL of an external link. */
  readonly match: string;
  /** `data-` attributes, for styles and scripts. */
  readonly attributes: LinkAttributes;
}

export type LinkAttributes = Readonly<Record<string, string>>;

/** Cache of compiled expressions: a page has hundreds of links. */
const expressions = new WeakMap<LinkRule, RegExp>();

/** The attributes of the first rule that matches a link's URL; `undefined` for most links. */
export function getLinkAttributes(url: string, rules: readonly LinkRule[]): LinkAttributes | undefined {
  return rules.find((rule) => getExpression(rule).test(url))?.attributes;
}

function getExpression(rule: LinkRule): RegExp {
  const known = expressions.get(rule);
  if (known !== undefined) return known;
  const expression = new RegExp(rule.match, 'i');
  expressions.set(rule, expression);
  return expression;
}
