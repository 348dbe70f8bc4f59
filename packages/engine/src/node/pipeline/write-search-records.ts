import { stat } from 'node:fs/promises';
import path from 'node:path';
import { describeCorruption, LostCacheError } from '../cache/cache-store.ts';
import { writeWhole } from '../cache/write-whole.ts';
import { BuildError } from '../errors/build-error.ts';
import type { SearchRecord } from '../index/search/search-integration.ts';
import type { BuiltSite } from './build-options.ts';
import { buildSite } from './build-site.ts';
import { formatBytes, type Reporter } from './report/reporter.ts';

export interface WriteSearchRecordsOptions {
  readonly site: string;
  /** Output folder of the build. */
  readonly out: string;
  /** File of the records: `.ndjson` for one record per line, otherwise one JSON array. */
  readonly file: string;
  readonly reporter: Reporter;
}

/** Builds a site and writes the records for a hosted search service: the whole file, or nothing. */
export async function writeSearchRecords({
  site,
  out,
  file,
  reporter,
}: WriteSearchRecordsOptions): Promise<void> {
  await checkFile(file);
  const records = await collectRecords(await buildSite({ site, out, reporter })).catch(async (error) => {
    if (!(error instanceof LostCacheError)) throw error;
    reporter.warn(describeCorruption(error.file));
    return collectRecords(await buildSite({ site, out, reporter, isFresh: true }));
  });
  const text = formatRecords(records, file);
  await writeRecords(file, text);
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  const shown = path.relative(process.cwd(), file);
  reporter.info(
    `${records.length} search records of ${pages} pages, ${formatBytes(Buffer.byteLength(text))} → ${shown}`,
  );
}

async function collectRecords({ loaded, bodies, getPlans }: BuiltSite): Promise<readonly SearchRecord[]> {
  const { search } = loaded.config;
  if (search.collectRecords === undefined) {
    throw new BuildError('the search of this site has no records for a service', {
      file: 'site.config.ts',
      hint: 'Give the config a `search` with `collectRecords`, as that of `@gruntwork-docs/search` has.',
    });
  }
  return search.collectRecords({
    config: loaded.config.config,
    versions: loaded.versions.map(({ name }) => name),
    plans: getPlans(),
    bodies,
    cache: loaded.cache,
  });
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

async function writeRecords(file: string, text: string): Promise<void> {
  try {
    await writeWhole(file, text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BuildError(`the records could not be written to \`${file}\``, {
      hint: `${reason}. Name a file in a folder that you may write to with \`--out\`.`,
      cause: error,
    });
  }
}
