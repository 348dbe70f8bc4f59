import { isExternalUrl, withBase } from '#shared/url.ts';
import type { PagePlan } from '../plan/page/page-plan.ts';
import type { Redirect } from '../read/content/redirects.ts';
import { escapeHtml } from '../read/content/title.ts';

/** One year, in seconds: for files whose name changes with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

export interface HostRulesInput {
  readonly baseUrl: string;
  /** Content Security Policy that allows the inline scripts of every page. */
  readonly policy: string;
}

/** `_headers`, in the format of Netlify and Cloudflare Pages; a source for configuring other hosts. */
export function renderHeaders({ baseUrl, policy }: HostRulesInput): string {
  return [
    `${baseUrl}*`,
    `  Content-Security-Policy: ${policy}; frame-ancestors 'none'`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Cross-Origin-Opener-Policy: same-origin',
    '  Permissions-Policy: camera=(), geolocation=(), microphone=()',
    `${baseUrl}assets/*`,
    `  Cache-Control: ${IMMUTABLE}`,
    '',
  ].join('\n');
}

/** `_redirects`, in the same format. */
export function renderRedirects(redirects: readonly Redirect[], baseUrl: string): string {
  return redirects.map(({ from, to }) => `${withBase(baseUrl, from)} ${target(to, baseUrl)} 301\n`).join('');
}

/** The 404 page of each folder, in the same form; hosts that find it by themselves need no rule. */
export function renderMissingRules(plans: readonly PagePlan[], baseUrl: string): string {
  return plans
    .filter(({ view, output }) => view.kind === 'not-found' && output !== '404.html')
    .map(({ output }) => `${baseUrl}${output.replace('404.html', '*')} ${baseUrl}${output} 404\n`)
    .join('');
}

/** A page that redirects by itself, for hosts without redirect rules. */
export function renderRedirectPage({ to }: Redirect, baseUrl: string): string {
  const url = escapeHtml(target(to, baseUrl));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${url}"><meta http-equiv="refresh" content="0; url=${url}"></head><body><p>This page has moved: <a href="${url}">${url}</a></p></body></html>\n`;
}

function target(to: string, baseUrl: string): string {
  return isExternalUrl(to) ? to : withBase(baseUrl, to);
}
