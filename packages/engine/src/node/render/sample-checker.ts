import type { SampleReport } from '../plan/page/sample-report.ts';
import type { PageSource, SampleChecker } from '../read/sources/page-source.ts';
import type { CodeSample } from './markdown/code-sample.ts';

/** Results of checking one page's samples, with the check's dependencies. */
export interface CheckedSamples {
  readonly info: Omit<SampleReport, 'parts'>;
  readonly parts: SampleReport['parts'];
}

/**
 * Combines the sources' checkers for the samples of a page; returns `undefined` for a page without samples.
 */
export function createSampleChecker(
  sources: readonly PageSource[],
  forWorkers: ReadonlyMap<string, unknown>,
): (fences: readonly CodeSample[], file: string) => Promise<CheckedSamples | undefined> {
  const checkers = sources.flatMap((source): SampleChecker[] => {
    const checker = source.createSampleChecker?.(forWorkers.get(source.name));
    return checker === undefined ? [] : [checker];
  });
  return async (fences, file) => {
    const all = (await Promise.all(checkers.map((check) => check(fences, file)))).filter(
      (info) => info !== undefined,
    );
    if (all.length === 0) return undefined;
    const add = (key: 'checked' | 'unchecked'): number => all.reduce((sum, info) => sum + info[key], 0);
    return {
      info: {
        checked: add('checked'),
        unchecked: add('unchecked'),
        problems: all.flatMap(({ problems }) => problems),
      },
      parts: all.flatMap(({ parts }) => parts),
    };
  };
}
