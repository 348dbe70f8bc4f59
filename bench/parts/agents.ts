import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startPreview } from '@gruntwork-docs/engine/site';
import { computeScore, runChecks } from 'afdocs';
import type { Figure } from '../report/figure.ts';
import type { Part } from './part.ts';

/** Points in the public specification of documentation for agents. */
const GOAL = 90;

/**
 * Checks how well the site serves programs that read documentation: every check of agentdocsspec.com, by its
 * own tool.
 */
export const measureAgents: Part = async ({ workspace }) => {
  const dir = await workspace.getBuiltSite();
  const server = await startPreview({ dir, host: 'localhost', port: 0 });
  try {
    const report = await runChecks(server.url, {
      canonicalOrigin: await readOrigin(dir),
      samplingStrategy: 'deterministic',
      requestDelay: 0,
    });
    const { overall, checkScores } = computeScore(report);
    const failed = report.results.filter(({ status }) => status === 'fail' || status === 'error');
    for (const { id, message } of report.results) {
      const { earnedScore = 0, maxScore = 0 } = checkScores[id] ?? {};
      if (earnedScore < maxScore) console.log(`  ${id}: ${earnedScore} of ${maxScore} points: ${message}`);
    }
    return [
      { name: 'agent-friendly documentation', value: overall, unit: 'points', goal: GOAL },
      { name: 'checks', value: Object.keys(checkScores).length, unit: 'count' },
      {
        name: 'failed checks',
        value: failed.length,
        unit: 'count',
        note: failed.map(({ id }) => id).join(', '),
      },
    ] satisfies Figure[];
  } finally {
    await server.close();
  }
};

/** Returns the origin of the published site: its links lead there, and are followed here. */
async function readOrigin(dir: string): Promise<string> {
  const robots = await readFile(path.join(dir, 'robots.txt'), 'utf8');
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1];
  if (sitemap === undefined) throw new Error('`robots.txt` of the site names no sitemap');
  return new URL('.', sitemap).href;
}
