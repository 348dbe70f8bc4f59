import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '../errors/build-error.ts';
import { formatBytes, type Reporter } from '../report/reporter.ts';
import type { SearchRecord } from '../search/search-provider.ts';
import { buildSite } from './build-site.ts';

export interface WriteSearchRecordsOptions {
  readonly site: string;
  /** Folder that the site is built into. */
  readonly out: string;
  /** File of the records: `.ndjson` for one record a line, otherwise one JSON array. */
  readonly file: string;
  readonly reporter: Reporter;
}

/** Builds a site and writes what a hosted search service is to know of it: the whole file, or nothing. */
export async function writeSearchRecords({
  site,
  out,
  file,
  reporter,
}: WriteSearchRecordsOptions): Promise<void> {
  await checkFile(file);
  const { loaded, bodies, getPlans } = await buildSite({ site, out, reporter });
  const { search } = loaded.config;
  if (search.collectRecords === undefined) {
    throw new BuildError('the search of this site has no records for a service', {
      file: 'site.config.ts',
      hint: 'Give the config a `search` with `collectRecords`, as that of `@gruntwork-docs/search` has.',
    });
  }
  const records = search.collectRecords({
    config: loaded.config.config,
    versions: loaded.versions.map(({ name }) => name),
    plans: getPlans(),
    bodies,
    bodyDir: loaded.cache.bodyDir,
  });
  const text = formatRecords(records, file);
  await writeWhole(file, text);
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  const shown = path.relative(process.cwd(), file);
  reporter.info(
    `${records.length} search records of ${pages} pages, ${formatBytes(Buffer.byteLength(text))} → ${shown}`,
  );
}

async function checkFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory() !== true) return;
  throw new BuildError(`\`${file}\` is a folder`, {
    hint: 'Name a file: `npm run search:records -- --out search-records.json`.',
  });
}

function formatRecords(records: readonly SearchRecord[], file: string): string {
  const lines = records.map((record) => JSON.stringify(record));
  return file.endsWith('.ndjson') ? `${lines.join('\n')}\n` : `[\n${lines.join(',\n')}\n]\n`;
}

async function writeWhole(file: string, text: string): Promise<void> {
  const staging = `${file}.${process.pid}.tmp`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(staging, text);
    await rename(staging, file);
  } catch (error) {
    await rm(staging, { force: true }).catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new BuildError(`the records could not be written to \`${file}\``, {
      hint: `${reason}. Name a file in a folder that you may write to with \`--out\`.`,
      cause: error,
    });
  }
}
