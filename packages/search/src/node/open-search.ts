import type { SiteConfig } from '@gruntwork-docs/engine/shared';
import { escapeHtml } from '@gruntwork-docs/engine/source';
import { searchRoute } from './plan-search.ts';

/** Renders `opensearch.xml`, which lets browsers search the site from the address bar. */
export function renderOpenSearch(config: SiteConfig): string {
  const absolute = (path: string): string =>
    new URL(config.baseUrl + path.replace(/^\//, ''), config.url).href;
  const template = `${absolute(searchRoute(config, ''))}?q={searchTerms}`;
  const icon =
    config.favicon === undefined ? [] : [`  <Image>${escapeHtml(absolute(config.favicon))}</Image>`];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // The format's limits are 16 and 1,024 characters.
    `  <ShortName>${escapeHtml(config.title.slice(0, 16))}</ShortName>`,
    `  <Description>${escapeHtml(`Search ${config.title}`.slice(0, 1_024))}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    ...icon,
    `  <Url type="text/html" method="get" template="${escapeHtml(template)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
