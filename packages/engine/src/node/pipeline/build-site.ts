import path from 'node:path';
import { describeCorruption, LostCacheError } from '../cache/cache-store.ts';
import { openOutput } from '../publish/staging.ts';
import { ChangedTextError } from '../read/content/stat-cache.ts';
import { build } from './build.ts';
import type { BuildOptions, BuildSessionOptions, BuiltSite } from './build-options.ts';
import { describeSummary } from './describe-build.ts';

/** Builds a site and prints a report. Nothing is published if there are errors. */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const start = performance.now();
  const { reporter } = options;
  const outDir = path.resolve(options.out);
  const session = await openOutput(outDir);
  const damaged = new Set<string>();
  try {
    const built = await buildOrRepair({ ...options, session, onDamage: (file) => damaged.add(file) });
    const { summary } = built;
    for (const warning of summary.warnings) reporter.warn(warning);
    for (const note of summary.notes) reporter.info(note);
    reporter.info(describeSummary(summary, performance.now() - start, outDir));
    return built;
  } finally {
    for (const file of damaged) reporter.warn(describeCorruption(file));
    await session.close();
  }
}

/** Builds with the caches of earlier builds; without them if they are damaged beyond repair. */
async function buildOrRepair(options: BuildSessionOptions): Promise<BuiltSite> {
  try {
    return await build(options);
  } catch (error) {
    if (!(error instanceof ChangedTextError || error instanceof LostCacheError)) throw error;
    await options.session.empty();
    if (error instanceof ChangedTextError) return build({ ...options, usesStatCache: false });
    options.onDamage(error.file);
    return build({ ...options, isFresh: true });
  }
}
