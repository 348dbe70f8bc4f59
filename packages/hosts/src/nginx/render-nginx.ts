import { isText } from '../files/public-files.ts';
import { toExpression } from '../rules/patterns.ts';
import type { SiteRules } from '../rules/site-rules.ts';
import { renderNginxHeaders } from './nginx-headers.ts';
import { renderNginxRedirects } from './nginx-redirects.ts';
import { quote, quoteLiteral } from './quote.ts';

export interface NginxSite {
  /** Host name: `docs.example.com`. */
  readonly domain: string;
  /** Folder of the files on the server. */
  readonly root: string;
  /** True when the site has Markdown versions of pages. */
  readonly hasTwins: boolean;
  /** Content types by file extension, of all files of the site. */
  readonly types: ReadonlyMap<string, string>;
}

/** Tried before `index.html`; braces end the name of a variable. */
const INDEX_TWIN = `\${docs_bare}/index$docs_ending `;

/**
 * Choice between a page's HTML and Markdown: Markdown when the request accepts it, except with quality 0.x.
 */
const TWIN_MAPS = `# Programs that ask for Markdown get it at the address of the page.
map $http_accept $docs_ending {
    "~*text/markdown *; *q=0" ".html";
    "~*text/markdown" ".md";
    default ".html";
}
map $sent_http_content_type $docs_vary {
    "~^text/markdown" "Accept";
}`;

/** Renders an nginx configuration for a site, for a folder of servers: `sites-available`, `conf.d`. */
export function renderNginx(rules: SiteRules, { domain, root, types, hasTwins }: NginxSite): string {
  const headers = renderNginxHeaders(rules);
  return `# The site for nginx: pages without endings, headers, redirects, pages for what does not exist, compressed files.
# Made from the built site; made anew with it, and not to be edited. TLS is set up in front of it or by a second file.

# The path as it was sent, without the query.
map $request_uri $docs_path {
    ${quote('~^(?<docs_sent>[^?]*)')} $docs_sent;
}
# What answers for what does not exist.
map $docs_path $docs_missing {
${rules.missing.map(({ folder, page }) => `    ${quote(`~^${toExpression(`${folder}*`).source}`)} ${quoteLiteral(page, 'a path')};`).join('\n')}
    default ${quote(`${rules.baseUrl}404.html`)};
}
${[...headers.maps, ...(hasTwins ? [TWIN_MAPS] : [])].join('\n')}

server {
    listen 80;
    listen [::]:80;
    server_name ${domain};
    root ${quoteLiteral(root, 'the folder of the site')};

    absolute_redirect off;
    server_tokens off;
    gzip_static on;
    gzip_vary on;
    # Where the module is installed (Debian: libnginx-mod-http-brotli-static): brotli_static on;
    charset utf-8;
    charset_types ${[...new Set(types.values())].filter((type) => isText(type) && type !== 'text/html').join(' ')};
    default_type application/octet-stream;
    types {
${renderTypes(types)}
    }

    ${[...headers.lines, ...(hasTwins ? ['add_header Vary $docs_vary;'] : [])].join('\n    ')}

    error_page 404 $docs_missing;
${renderMissingLocations(rules)}
    ${renderNginxRedirects(rules).join('\n    ')}

    # Each page has one address: without \`.html\`, and with a slash only where it is the index of a folder.
    location / {
        try_files $uri ${hasTwins ? '$uri$docs_ending ' : ''}$uri.html @docs_folder;
    }
    location ~ \\.html$ {
        if (!-f $request_filename) { return 404; }
        rewrite ^(.*/)index\\.html$ $1 permanent;
        rewrite ^(.*)\\.html$ $1 permanent;
    }
    location ~ ^(?<docs_bare>.*)/$ {
        try_files ${hasTwins ? INDEX_TWIN : ''}\${docs_bare}/index.html @docs_bare;
    }
    location @docs_folder {
        if (!-f $document_root$uri/index.html) { return 404; }
        rewrite ^(.*)$ $1/ permanent;
    }
    location @docs_bare {
        if (!-f $document_root$docs_bare.html) { return 404; }
        rewrite ^(.*)/$ $1 permanent;
    }
}
`
    .replace(/\n {4}\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
}

function renderTypes(types: ReadonlyMap<string, string>): string {
  const extensions = new Map<string, string[]>();
  for (const [extension, type] of types) extensions.set(type, [...(extensions.get(type) ?? []), extension]);
  return [...extensions].map(([type, names]) => `        ${type} ${names.join(' ')};`).join('\n');
}

/** 404 pages have no public URL. */
function renderMissingLocations({ missing }: SiteRules): string {
  const pages = [...new Set(missing.map(({ page }) => page))];
  return pages
    .flatMap((page) => [
      `    location = ${quote(page)} { internal; }`,
      `    location = ${quote(page.replace(/\.html$/, ''))} { return 404; }`,
    ])
    .join('\n');
}
