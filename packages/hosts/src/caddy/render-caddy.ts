import { isCacheControl, listHeaderLines } from '../rules/header-lines.ts';
import { addQuery, fillTarget, toExpression } from '../rules/patterns.ts';
import { ASK_EACH_TIME, type SiteRules } from '../rules/site-rules.ts';

export interface CaddySite {
  /** Address that Caddy serves: `docs.example.com` gets a certificate automatically, `:8080` none. */
  readonly domain: string;
  /** Folder of the files on the server. */
  readonly root: string;
}

/** Placeholder for a request's query after the path of a target: empty, or with its question mark. */
const QUERY = '{docs_query}';

/** Renders a Caddyfile for a site, for Caddy 2.6 and later. */
export function renderCaddy(rules: SiteRules, { domain, root }: CaddySite): string {
  return `# The site for Caddy: pages without endings, headers, redirects, pages for what does not exist, compressed files.
# Made from the built site; made anew with it, and not to be edited.

${domain} {
	root * ${quote(root)}
	map {http.request.uri.query} {docs_query} {
		~^$ ""
		~^(.+)$ "?\${1}"
	}
	# Programs that ask for Markdown get it at the address of the page.
	map {header.Accept} {docs_ending} {
		"~(?i)text/markdown *; *q=0" .html
		"~(?i)text/markdown" .md
		default .html
	}
	route {
${indent([...renderHeaders(rules), ...renderRedirects(rules), ...renderPages(rules)], 2)}
	}
	handle_errors {
		# What does not exist today may exist tomorrow.
		header Cache-Control "${ASK_EACH_TIME}"
${indent(renderMissing(rules), 2)}
		file_server
	}
}
`;
}

function renderHeaders(rules: SiteRules): string[] {
  return listHeaderLines(rules).flatMap(({ name, value, cases, isForAll }, index) => {
    // Several rules for one header accumulate; `Cache-Control` is set only once.
    const header = `${isCacheControl(name) ? '' : '+'}${name} ${quote(value)}`;
    if (isForAll) return [`header ${header}`];
    const matcher = `@header_${index + 1}`;
    const tests = cases.map(
      ({ pattern, applies }) =>
        `${applies ? '' : 'not '}path_regexp ${quote(`^${toExpression(pattern).source}$`)}`,
    );
    return [`${matcher} {`, ...tests.map((test) => `\t${test}`), '}', `header ${matcher} ${header}`];
  });
}

/** Caddy matches decoded paths, so captured parts are written to the URL by `rewrite`, which encodes them. */
function renderRedirects({ redirects, baseUrl }: SiteRules): string[] {
  const lines = redirects.flatMap(({ pattern, target, status }, index) => {
    const { source, groups } = toExpression(decodeURI(pattern));
    const name = `redirect_${index + 1}`;
    const filled = fillTarget(target, groups, (group) => `{re.${name}.${group}}`);
    const [path = '', hash = ''] = filled.split(/(?=#)/);
    const isOwn = groups.length > 0 && path.startsWith('/');
    return [
      `@${name} {`,
      `\tpath_regexp ${name} ${quote(`(?s)^${source}$`)}`,
      ...(groups.length === 0 ? [`\tnot path ${quote(target)}`] : []),
      '}',
      ...(isOwn
        ? [
            `route @${name} {`,
            `\trewrite * ${quote(path)}`,
            `\tredir ${quote(`{uri}${hash}`)} ${status}`,
            '}',
          ]
        : [`redir @${name} ${quote(addQuery(filled, QUERY))} ${status}`]),
    ];
  });
  if (baseUrl === '/') return lines;
  return [
    ...lines,
    `@base path / ${quote(baseUrl.slice(0, -1))}`,
    `redir @base ${quote(addQuery(baseUrl, QUERY))} 302`,
  ];
}

/** Each page has one URL: without `.html`, and with a trailing slash only for the index of a folder. */
function renderPages({ missing }: SiteRules): string[] {
  const hidden = missing.flatMap(({ page }) => [quote(page), quote(page.replace(/\.html$/, ''))]);
  return `
@hidden path ${hidden.join(' ')}
error @hidden 404
@index {
	path */index.html
	file {path}
}
route @index {
	uri strip_suffix index.html
	redir {uri} 301
}
@page {
	path *.html
	file {path}
}
route @page {
	uri strip_suffix .html
	redir {uri} 301
}
@bare {
	path */
	not file {path}index.html
}
route @bare {
	uri strip_suffix /
	@file file {path}.html
	redir @file {uri} 301
	error 404
}
@folder {
	not path */
	not file {path} {path}.html
	file {path}/index.html
}
route @folder {
	rewrite * {path}/
	redir {uri} 301
}
@markdown {
	not path *.*
	header_regexp Accept "(?i)text/markdown"
	not header_regexp Accept "(?i)text/markdown *; *q=0"
}
header @markdown +Vary Accept
@plain not path */
try_files @plain {path} {path}{docs_ending} {path}.html
@slash path */
try_files @slash {path}index{docs_ending} {path}index.html
file_server {
	precompressed br gzip
	disable_canonical_uris
}`
    .trim()
    .split('\n');
}

/** Serves the first 404 page whose folder contains the path; the innermost folders come first. */
function renderMissing({ missing }: SiteRules): string[] {
  return missing.flatMap(({ folder, page }, index) => [
    `@missing_${index + 1} path ${quote(`${folder}*`)}`,
    `handle @missing_${index + 1} {`,
    `\trewrite * ${quote(page)}`,
    '\tfile_server',
    '}',
  ]);
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

function indent(lines: readonly string[], depth: number): string {
  return lines.map((line) => '\t'.repeat(depth) + line).join('\n');
}
