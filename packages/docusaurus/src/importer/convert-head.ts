import type { HeadTag } from '@gruntwork-docs/engine';
import type { Report } from './report.ts';
import type { DocusaurusConfig } from './site-config.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** Elements for the head of every page. */
export interface ConvertedHead {
  readonly tags: readonly HeadTag[];
  /** Data for search engines (JSON-LD). */
  readonly data: readonly string[];
}

/**
 * Converts the elements that a config adds to the head of every page; scripts and third-party stylesheets are
 * reported.
 */
export function convertHead(
  { headTags, stylesheets }: Pick<DocusaurusConfig['config'], 'headTags' | 'stylesheets'>,
  metadata: readonly Attributes[],
  report: Report,
): ConvertedHead {
  const data: string[] = [];
  const tags = headTags.flatMap(({ tagName, attributes, innerHTML }) => {
    if (tagName === 'link' || tagName === 'meta') return [toTag(tagName, attributes)];
    if (attributes.type === 'application/ld+json' && typeof innerHTML === 'string') data.push(innerHTML);
    else report.drop(`\`<${tagName}>\` of the head`, 'headTags');
    return [];
  });
  const styles = stylesheets.flatMap((sheet) => {
    const attributes: Attributes = typeof sheet === 'string' ? { href: sheet } : Object(sheet);
    const href = String(attributes.href);
    if (/^\/(?!\/)/.test(href)) return [toTag('link', { rel: 'stylesheet', ...attributes })];
    // Math includes its own styles.
    if (!/katex/i.test(href)) report.drop(`stylesheet of another host: \`${href}\``, href);
    return [];
  });
  return { tags: [...tags, ...styles, ...metadata.map((attributes) => toTag('meta', attributes))], data };
}

function toTag(tag: 'link' | 'meta', attributes: Attributes): HeadTag {
  const entries = Object.entries(attributes).filter(([, value]) => value !== false && value !== null);
  return {
    tag,
    attributes: Object.fromEntries(entries.map(([key, value]) => [key, value === true ? '' : String(value)])),
  };
}
