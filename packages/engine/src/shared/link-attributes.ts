/** Attributes for links to certain addresses, in texts and in the navigation. */
export interface LinkRule {
  /** Regular expression for the address of a link to another site. */
  readonly match: string;
  /** `data-` attributes, by which styles and scripts find the link. */
  readonly attributes: LinkAttributes;
}

export type LinkAttributes = Readonly<Record<string, string>>;

/** Compiled expressions: a page has hundreds of links. */
const expressions = new WeakMap<LinkRule, RegExp>();

/** The attributes that a link gets by the first rule which its address matches; `undefined` for most links. */
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
