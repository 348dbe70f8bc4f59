import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BuildError, BuildErrors, findRealFolder, listFiles } from '@gruntwork-docs/engine/source';
import { fixText, formatMended } from '../node/texts/fix-text.ts';
import { compareBuilds, formatAdded, formatComparison } from './compare-builds.ts';
import { compareRoutes, listNewRoutes } from './compare-routes.ts';
import { convertSite } from './convert-site.ts';
import { formatReport, Report } from './report.ts';
import { loadDocusaurusConfig } from './site-config.ts';

const USAGE = `gruntwork-docs import-docusaurus <folder of the Docusaurus site> [--fix] [--force]
  gruntwork-docs import-docusaurus --compare <its build> <the new build>`;

/** Converts the config of a Docusaurus site; its content is not moved. */
async function importSite(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      fix: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      compare: { type: 'boolean', default: false },
    },
  });
  const [folder, built] = positionals;
  if (values.compare && folder !== undefined && built !== undefined) {
    say(formatComparison(await compareBuilds(path.resolve(folder), path.resolve(built))));
    return;
  }
  if (folder === undefined) throw new BuildError('no site is named', { hint: USAGE });
  const siteDir = findRealFolder(folder);
  const foreign = await loadDocusaurusConfig(siteDir);
  const report = new Report(foreign.file, foreign.text);
  const { siteConfig, redirects, redirectRoutes } = await convertSite(foreign, siteDir, report);
  await writeNew(path.join(siteDir, 'site.config.ts'), siteConfig, values.force);
  const redirectsFile = path.join(siteDir, 'redirects.ts');
  if (redirects !== undefined) await writeNew(redirectsFile, redirects, values.force);
  if (redirectRoutes !== undefined) {
    const all = redirectRoutes((await listNewRoutes(siteDir)).pages);
    if (all !== redirects) await writeNew(redirectsFile, all, values.force || redirects !== undefined);
  }
  if (values.fix)
    await fixTexts(
      siteDir,
      [...siteConfig.matchAll(/^ +path: '([^']+)'/gm)].map(([, name = '']) => name),
    );
  if (report.dropped.length > 0) say(`Not taken over:\n${formatReport(report.dropped)}`);
  const compared = await compareRoutes(siteDir);
  if (compared !== undefined) {
    const { from, old, missing, added } = compared;
    say(
      `${old} addresses in ${from}: ${old - missing.length} are in the new site, ${missing.length} are not, ${added.length} are new.`,
    );
    if (missing.length > 0) say(missing.map((route) => `  missing  ${route}`).join('\n'));
    if (added.length > 0) say(formatAdded(added).join('\n'));
  }
}

async function writeNew(file: string, text: string, isForced: boolean): Promise<void> {
  if (existsSync(file) && !isForced)
    throw new BuildError(`\`${file}\` exists`, { hint: 'Move it away, or let `--force` write over it.' });
  await writeFile(file, text);
  say(`${path.relative(process.cwd(), file)} written`);
}

async function fixTexts(siteDir: string, named: readonly string[]): Promise<void> {
  for (const name of new Set([...named, 'docs', 'blog', 'src/pages', 'versioned_docs'])) {
    const root = path.resolve(siteDir, name);
    for (const relative of await listFiles(root, (file) => /\.mdx?$/.test(file))) {
      const file = path.join(root, relative);
      const { text, mended } = fixText(await readFile(file, 'utf8'));
      if (mended.length === 0) continue;
      await writeFile(file, text);
      say(formatMended(path.relative(siteDir, file), mended));
    }
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

await importSite().catch((error: unknown) => {
  const errors = error instanceof BuildErrors ? error.errors : [error];
  for (const own of errors) {
    if (!(own instanceof BuildError)) throw error;
    const { file } = own.position;
    const place = file === undefined ? '' : `${file}: `;
    console.error(`error: ${place}${own.message}${own.hint === undefined ? '' : `\n  ${own.hint}`}`);
  }
  process.exitCode = 1;
});
