import { BuildError } from '@gruntwork-docs/engine/source';
import { listHeaderLines } from '../rules/header-lines.ts';
import { fillTarget, toExpression } from '../rules/patterns.ts';
import type { SiteRules } from '../rules/site-rules.ts';
import { listPageFiles } from './list-pages.ts';

/** Maximum size of a CloudFront function's code, in bytes. */
const LARGEST_FUNCTION = 10_240;

/** Functions of a distribution, for the runtime `cloudfront-js-2.0`. */
export interface CloudFrontFunctions {
  /** For `viewer-request`: redirects, and the file of a page. */
  readonly request: string;
  /** For `viewer-response`: headers. */
  readonly response: string;
}

/**
 * Renders functions that make a bucket respond like the preview server. Throws a `BuildError` when one of
 * them exceeds CloudFront's size limit.
 */
export function renderFunctions(rules: SiteRules, files: readonly string[]): CloudFrontFunctions {
  return {
    request: checkSize(
      renderRequest(rules, files),
      'request',
      'Move redirects to where they are fewer: a pattern with `*` for many, or the pages that lead on by themselves.',
    ),
    response: checkSize(
      renderResponse(rules),
      'response',
      'Set headers by a response headers policy of the distribution.',
    ),
  };
}

function renderRequest(rules: SiteRules, files: readonly string[]): string {
  const pages = listPageFiles(files);
  // The shorter of the two lists is stored.
  const exception = pages.indexes.length <= pages.files.length ? 'indexes' : 'files';
  const patterns = rules.redirects.map(({ pattern, target, status }) => {
    const { source, groups } = toExpression(pattern);
    return `[/^${source.replaceAll('/', '\\/')}$/, ${JSON.stringify(fillTarget(target, groups, (group) => `$${group}`))}, ${status}]`;
  });
  return `// Leads readers on and finds the file of a page. For viewer-request; made from the built site.
const redirects = [${patterns.join(',\n')}];
const ${exception} = ${JSON.stringify(pages[exception])};
const both = ${JSON.stringify(pages.both)};
const dotted = ${JSON.stringify(pages.dotted)};
const base = ${JSON.stringify(rules.baseUrl)};
const withoutTwin = ${JSON.stringify(pages.withoutTwin ?? null)};
const missing = ${JSON.stringify(rules.missing.map(({ page }) => page))};

function handler(event) {
  const request = event.request;
  const uri = request.uri;
  for (const rule of redirects) {
    if (!rule[0].test(uri)) continue;
    const target = uri.replace(rule[0], rule[1]);
    if (target !== uri) return lead(request, target, rule[2]);
  }
  if (base !== '/' && (uri === '/' || uri + '/' === base)) return lead(request, base, 302);
  // A page for what does not exist has no address: below it is nothing.
  if (missing.indexOf(uri) >= 0 || missing.indexOf(uri + '.html') >= 0) {
    request.uri = uri + '/none';
    return request;
  }
  if (/\\/index\\.html$/.test(uri)) return lead(request, uri.slice(0, -10), 301);
  if (/.\\.html$/.test(uri)) return lead(request, uri.slice(0, -5), 301);
  const bare = uri.replace(/\\/$/, '');
  const page = decode(bare);
  const isIndex = ${exception}.indexOf(page) ${exception === 'indexes' ? '>=' : '<'} 0;
  const isBoth = both.indexOf(page) >= 0;
  if (uri !== bare) {
    if (!isIndex && !isBoth) return lead(request, bare, 301);
    request.uri = uri + 'index' + ending(request, uri + 'index');
  } else if (dotted.indexOf(page) >= 0 || !/\\.[^/]*$/.test(uri)) {
    if (isIndex && !isBoth) return lead(request, uri + '/', 301);
    request.uri = uri + ending(request, uri);
  }
  return request;
}

// Programs that ask for Markdown get it at the address of the page.
function ending(request, file) {
  const accept = request.headers.accept ? request.headers.accept.value : '';
  const wantsMarkdown = /text\\/markdown/i.test(accept) && !/text\\/markdown *; *q=0/i.test(accept);
  return wantsMarkdown && withoutTwin && withoutTwin.indexOf(decode(file)) < 0 ? '.md' : '.html';
}

function lead(request, target, status) {
  const hash = target.indexOf('#');
  const bare = hash < 0 ? target : target.slice(0, hash);
  const url = bare.indexOf('?') < 0 ? bare + query(request.querystring) : bare;
  return {
    statusCode: status,
    statusDescription: 'Moved',
    headers: { location: { value: url + (hash < 0 ? '' : target.slice(hash)) } },
  };
}

function query(values) {
  const pairs = [];
  for (const name in values) {
    const all = values[name].multiValue || [values[name]];
    for (const one of all) pairs.push(one.value === '' ? name : name + '=' + one.value);
  }
  return pairs.length === 0 ? '' : '?' + pairs.join('&');
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    return text;
  }
}
`;
}

function renderResponse(rules: SiteRules): string {
  const headers = listHeaderLines(rules).map(({ name, value, cases }) => {
    const tests = cases.map(
      ({ pattern, applies }) => `[/^${toExpression(pattern).source.replaceAll('/', '\\/')}$/, ${applies}]`,
    );
    return `[${JSON.stringify(name.toLowerCase())}, ${JSON.stringify(value)}, [${tests.join(', ')}]]`;
  });
  return `// Sets the headers of the site. For viewer-response; made from the built site.
const headers = [
  ${headers.join(',\n  ')},
];

function handler(event) {
  const response = event.response;
  const set = {};
  const isFound = response.statusCode < 400;
  for (const header of headers) {
    if (header[0] === 'cache-control' && !isFound) continue;
    const first = header[2].find((one) => one[0].test(event.request.uri));
    if (!first || !first[1]) continue;
    const before = set[header[0]];
    set[header[0]] = before === undefined ? header[1] : before + ', ' + header[1];
    response.headers[header[0]] = { value: set[header[0]] };
  }
  const type = response.headers['content-type'];
  if (type && /^text\\/markdown/.test(type.value)) response.headers.vary = { value: 'Accept' };
  return response;
}
`;
}

function checkSize(code: string, name: string, hint: string): string {
  const size = Buffer.byteLength(code);
  if (size <= LARGEST_FUNCTION) return code;
  throw new BuildError(
    `CloudFront's ${name} function would have ${size} bytes, and ${LARGEST_FUNCTION} is the most`,
    { hint },
  );
}
