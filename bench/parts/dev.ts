import { parseSourcePath } from '#engine/node/read/content/source-path.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import type { CorpusPage } from '../corpus/create-corpus.ts';
import { measureDev } from '../measure-dev.ts';
import type { Figure } from '../report/figure.ts';
import { formatCount, type Part } from './part.ts';

/** Milliseconds from an edit to the frame that shows it: for the smallest corpus, and for the others. */
const GOAL = 150;
const GOAL_OF_LARGE = 250;

/** Time from an edit of a page to the frame that shows it in the development server. */
export const measureDevEdits: Part = async ({ workspace, pageCounts, repeat }) => {
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const count of pageCounts) {
      const { site, pages } = await workspace.getCorpus(count);
      const { file } = findEdited(pages);
      const input = { site, page: `content/docs/${file}`, url: toSitePath(file), repeat };
      const { told, seen } = await measureDev(browser, input);
      const goal = count === pageCounts[0] ? GOAL : GOAL_OF_LARGE;
      const name = `${formatCount(count)} pages`;
      figures.push(
        { name: `${name}: edit to reload`, value: Math.round(told), unit: 'ms' },
        { name: `${name}: edit to the frame that shows it`, value: Math.round(seen), unit: 'ms', goal },
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
};

/** Picks a page in the middle, whose URL follows from its path. */
function findEdited(pages: readonly CorpusPage[]): CorpusPage {
  const own = pages.filter(({ text }) => !/^slug:/m.test(text));
  const page = own[Math.floor(own.length / 2)];
  if (page === undefined) throw new RangeError('the corpus has no page to edit');
  return page;
}

function toSitePath(file: string): string {
  const { folders, name, isIndex } = parseSourcePath(file);
  return ['/docs', ...folders, isIndex ? '' : name].join('/');
}
