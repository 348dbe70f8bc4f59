import { createHash } from 'node:crypto';
import { ENGINE_HEAD } from '#shared/engine-head.ts';
import { HTML_POLICY } from '#shared/html-policy.ts';
import type { AllowedOrigins, SiteConfig } from '#shared/site-config.ts';
import { BuildError } from '../errors/build-error.ts';

const known = new Map<string, string>();

/** Hash of an inline script, in policy format. */
export function hashScript(code: string): string {
  const hash = known.get(code) ?? `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  known.set(code, hash);
  return hash;
}

/** Config values that the policy of pages depends on. */
export type PolicySettings = AllowedOrigins & Pick<SiteConfig, 'trustContributors'>;

const NO_SETTINGS: PolicySettings = { frameOrigins: [], mediaOrigins: [], trustContributors: false };

/**
 * The policy of a page: the site's own files only, inline scripts by hash, no inline styles, no HTML from
 * strings except through our own policy. If contributors are trusted, their components, and the packages
 * these use, create HTML as well.
 */
export function createPolicy(
  scriptHashes: Iterable<string>,
  connectSources: readonly string[] = [],
  { frameOrigins, mediaOrigins, trustContributors }: PolicySettings = NO_SETTINGS,
): string {
  const scripts = [...new Set(scriptHashes)].sort();
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connectSources].join(' '),
    ...(frameOrigins.length > 0 ? [["frame-src 'self'", ...frameOrigins].join(' ')] : []),
    ...(mediaOrigins.length > 0 ? [["media-src 'self'", ...mediaOrigins].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(trustContributors ? [] : ["require-trusted-types-for 'script'", `trusted-types ${HTML_POLICY}`]),
  ].join('; ');
}

/** Inserts the policy into a document's head. */
export function addPolicy(html: string, policy: string): string {
  return addToHead(html, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** Inserts elements after the `EngineHead` of a theme's document. */
export function addToHead(html: string, elements: string): string {
  const start = html.indexOf(ENGINE_HEAD);
  if (start < 0)
    throw new BuildError("the theme's document has no place for the engine's elements", {
      hint: 'Render `<EngineHead />` of `@gruntwork-docs/engine/theme` in its `<head>`.',
    });
  const end = start + ENGINE_HEAD.length;
  return html.slice(0, end) + elements + html.slice(end);
}
