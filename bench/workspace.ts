import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSiteCache } from '@gruntwork-docs/engine/site';
import { type CorpusPage, createCorpus } from './corpus/create-corpus.ts';
import { createLargeService } from './corpus/large-service.ts';
import { copyOwnCorpus, readOwnCorpus } from './corpus/own-corpus.ts';
import { writeCorpus, writeFiles } from './corpus/write-corpus.ts';
import { runMeasured } from './process/run-measured.ts';
import { ROOT } from './root.ts';

/** A site of generated or custom pages, and its output folder. */
export interface CorpusSite {
  readonly site: string;
  readonly out: string;
  readonly pages: readonly CorpusPage[];
}

/** Temporary folders of one run of the bench. */
export interface Workspace {
  /** Folder for files that are removed at the end. */
  readonly dir: string;
  /** Returns a corpus of this many pages, written on first use. */
  getCorpus(pages: number): Promise<CorpusSite>;
  /** Returns the folder of a built corpus. */
  getBuiltCorpus(pages: number): Promise<string>;
  /** Returns the folder of the project's site, built by this run. */
  getBuiltSite(): Promise<string>;
  /** Returns the folder of a built site with one service of 250 inputs, see `corpus/large-service.ts`. */
  getBuiltLargeService(): Promise<string>;
  remove(): Promise<void>;
}

/** Creates the folders of a run; `corpus` is a folder of pages that replaces all generated corpora. */
export async function createWorkspace(corpus?: string): Promise<Workspace> {
  const dir = await mkdtemp(path.join(tmpdir(), 'site-bench-'));
  const largeService = path.join(dir, 'large-service');
  const corpora = new Map<number, Promise<CorpusSite>>();
  const build = async (site: string, out: string): Promise<string> => {
    if (!existsSync(out)) {
      await runMeasured([path.join(ROOT, 'scripts/run.mjs'), 'build', '--site', site, '--out', out]);
    }
    return out;
  };
  const createSite = async (count: number): Promise<CorpusSite> => {
    const site = path.join(dir, `corpus-${count}`);
    const pages = corpus === undefined ? createCorpus(count) : await readOwnCorpus(corpus);
    if (corpus === undefined) await writeCorpus(pages, site);
    else await copyOwnCorpus(corpus, site);
    return { site, out: `${site}-dist`, pages };
  };
  const getCorpus = (count: number): Promise<CorpusSite> => {
    const known = corpora.get(count) ?? createSite(count);
    corpora.set(count, known);
    return known;
  };
  return {
    dir,
    getCorpus,
    async getBuiltCorpus(count) {
      const { site, out } = await getCorpus(count);
      return build(site, out);
    },
    async getBuiltLargeService() {
      await writeFiles(createLargeService(), largeService);
      return build(largeService, `${largeService}-dist`);
    },
    getBuiltSite: () => build(path.join(ROOT, 'site'), path.join(dir, 'own-dist')),
    async remove() {
      const sites = [largeService, ...(await Promise.all(corpora.values())).map(({ site }) => site)];
      for (const site of sites) await rm(openSiteCache(site).dir, { recursive: true, force: true });
      await rm(dir, { recursive: true, force: true });
    },
  };
}
