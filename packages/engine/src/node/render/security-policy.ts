import { createHash } from 'node:crypto';
import { HTML_POLICY } from '#shared/html-policy.ts';

const INLINE_SCRIPT =
  /<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const known = new Map<string, string>();

/** Hashes of the inline scripts of a document, as a policy names them. */
export function findScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => {
    const hash = known.get(script) ?? `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    known.set(script, hash);
    return hash;
  });
}

/** The policy of a page: our own files only, inline scripts by hash, no inline styles, no text as HTML but by our own hand. */
export function createPolicy(scriptHashes: Iterable<string>, connectSources: readonly string[] = []): string {
  const scripts = [...new Set(scriptHashes)].sort();
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectSources].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${HTML_POLICY}`,
  ].join('; ');
}

/** Puts the policy into a document's head, right after the character set. */
export function addPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(/<meta charset="?utf-8"?\s*\/?>/i, (charset) => charset + meta);
}
