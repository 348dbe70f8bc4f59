import { chmod, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CACHE_ROOT,
  loadManifest,
  NO_NOTES,
  type OutputFile,
  openOutput,
  publish,
} from '@gruntwork-docs/engine/site';
import { BuildError, hashText, openCache } from '@gruntwork-docs/engine/source';
import { renderCaddy } from './caddy/render-caddy.ts';
import { renderFunctions } from './cloudfront/render-functions.ts';
import type { Effort } from './files/compress.ts';
import { listPublicFiles, listTypes } from './files/public-files.ts';
import { stageFiles } from './files/stage-files.ts';
import { renderNginx } from './nginx/render-nginx.ts';
import { readSiteRules } from './rules/site-rules.ts';
import { renderSync } from './s3/render-sync.ts';

export interface HostsInput {
  /** Folder of the built site. */
  readonly site: string;
  /** Output folder: from an earlier run, empty or new. */
  readonly out: string;
  /** Host name, `docs.example.com`. Default: that of the sitemap. */
  readonly domain?: string | undefined;
  /** Folder on the server that will contain `public/`. */
  readonly root: string;
  /** Compression effort; default: `best`. */
  readonly effort?: Effort;
}

/**
 * Writes an output folder for hosts: `public/` with compressed versions of text files, and the configuration
 * for nginx, Caddy, CloudFront and S3. Writes everything or nothing. Returns the number of written files.
 */
export async function writeHosts({
  site,
  out,
  domain,
  root,
  effort = 'best',
}: HostsInput): Promise<{ written: number }> {
  const rules = await readSiteRules(site);
  const files = await listPublicFiles(site, rules.baseUrl);
  const types = listTypes(files);
  const names = new Set(files.map((file) => file.path));
  const hasTwins = files.some(
    (file) => file.path.endsWith('.html') && names.has(file.path.replace(/html$/, 'md')),
  );
  const host = { domain: domain ?? (await readDomain(site)), root, types, hasTwins };
  const functions = renderFunctions(rules, [...names]);
  const texts = {
    'nginx/docs.conf': renderNginx(rules, host),
    'caddy/Caddyfile': renderCaddy(rules, host),
    'cloudfront/viewer-request.js': functions.request,
    'cloudfront/viewer-response.js': functions.response,
    's3/sync.sh': renderSync(rules, types),
  };
  const outDir = path.resolve(out);
  const session = await openOutput(outDir);
  try {
    const cache = openCache(path.join(CACHE_ROOT, 'hosts'));
    const manifest = await loadManifest(outDir, cache);
    const outputs = await stageFiles({ files, types, newDir: session.newDir, manifest, effort });
    for (const [file, text] of Object.entries(texts))
      outputs.set(file, { type: 'text', text, key: hashText(text) } satisfies OutputFile);
    const { written } = await publish({ session, cache, outputs, ...NO_NOTES }, manifest);
    await chmod(path.join(outDir, 's3/sync.sh'), 0o755);
    return { written };
  } finally {
    await session.close();
  }
}

/** Returns the host named in the site's sitemap. */
async function readDomain(site: string): Promise<string> {
  const sitemap = await readFile(path.join(site, 'sitemap.xml'), 'utf8').catch(() => '');
  const address = /<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (address !== undefined && URL.canParse(address)) return new URL(address).host;
  throw new BuildError(`folder \`${site}\` does not say for which host it was built`, {
    hint: 'Set `url` in `site.config.ts`, or name the host: `--domain docs.example.com`.',
  });
}
