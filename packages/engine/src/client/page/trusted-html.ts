import { HTML_POLICY } from '#shared/html-policy.ts';

/** The relevant part of the Trusted Types API; some browsers do not have it. */
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
/** Pages allow only this policy, so that HTML in any other string is never parsed. */
const policy = factory?.createPolicy?.(HTML_POLICY, { createHTML: (html) => html });

/**
 * Marks HTML for the browser as safe to parse: only for output of this site's build, such as its pages and
 * icons, never for text from readers or other sites.
 */
export function trustHtml(html: string): string {
  // Browsers with the API return an object, which HTML sinks accept in place of a string.
  return policy === undefined ? html : (policy.createHTML(html) as string);
}

/** Parses a document that this site published. */
export function parseDocument(text: string, type: 'text/html' | 'text/xml' = 'text/html'): Document {
  return new DOMParser().parseFromString(trustHtml(text), type);
}
