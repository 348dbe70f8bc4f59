import { HTML_POLICY } from '#shared/html-policy.ts';

/** The part of the Trusted Types API that matters here; some browsers do not have it. */
interface TrustedTypes {
  /** Absent when an element's id shadows the API. */
  createPolicy?(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): {
    createHTML(html: string): unknown;
  };
}

const factory = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
/** Pages allow this policy alone, and HTML from nowhere else: a text that slips in becomes no markup. */
const policy = factory?.createPolicy?.(HTML_POLICY, { createHTML: (html) => html });

/**
 * Marks HTML for the browser as something to be parsed: only for what this site's build has made, such as its pages
 * and icons, never for what a reader or another site has written.
 */
export function trustHtml(html: string): string {
  // A browser with the API gives an object, which everything that parses HTML takes in place of a string.
  return policy === undefined ? html : (policy.createHTML(html) as string);
}

/** Parses a document that this site has published. */
export function parseDocument(text: string, type: 'text/html' | 'text/xml' = 'text/html'): Document {
  return new DOMParser().parseFromString(trustHtml(text), type);
}
