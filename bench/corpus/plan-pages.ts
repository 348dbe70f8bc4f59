import path from 'node:path';
import { Slugger } from '#engine/shared/slug.ts';
import { capitalize, createSentence, toSlug } from './prose.ts';
import { createRandom, type Random, shuffle } from './random.ts';
import { pageSizes } from './sizes.ts';
import { AREAS, TASKS, THINGS } from './words.ts';

export interface SectionPlan {
  readonly level: 2 | 3;
  readonly text: string;
  /** Anchor that the build generates. */
  readonly id: string;
}

/** Facts about a page before it is written: enough for the others to link to it. */
export interface PagePlan {
  /** Path below `content/docs`. */
  readonly file: string;
  readonly folder: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Intended size in bytes. */
  readonly bytes: number;
  readonly sections: readonly SectionPlan[];
}

/** Pages of a folder at the lowest level, its index included. */
const PAGES_PER_GROUP = 14;
/** Bytes of text below one heading, on average. */
const BYTES_PER_SECTION = 1_500;
const TAGS = ['terraform', 'aws', 'networking', 'security', 'cost', 'operations', 'kubernetes', 'pipelines'];

/**
 * Plans `count` pages: areas with an index, groups with an index, pages in the groups; ordered by number
 * prefixes.
 */
export function planPages(seed: string, count: number): PagePlan[] {
  const random = createRandom(seed);
  const files = createFiles(random.fork('files'), count);
  const sizes = shuffle(pageSizes(count), random.fork('sizes'));
  return files.map(({ file, title }, index) => {
    const own = random.fork(file);
    const bytes = sizes[index] ?? 0;
    return {
      file,
      folder: path.posix.dirname(file),
      title,
      description: createSentence(own, () => 'the reference').replaceAll(/[`*]/g, ''),
      tags: own.chance(0.3) ? [own.pick(TAGS)] : [],
      bytes,
      sections: planSections(own, Math.max(1, Math.round(bytes / BYTES_PER_SECTION))),
    };
  });
}

interface PlannedFile {
  readonly file: string;
  readonly title: string;
}

function createFiles(random: Random, count: number): PlannedFile[] {
  const areas = Math.max(1, Math.min(AREAS.length, Math.round(Math.sqrt(count) / 3.5)));
  const files: PlannedFile[] = [];
  for (let area = 0; area < areas; area++) {
    const name = AREAS[area] ?? '';
    const folder = numbered(area, name);
    const end = Math.round((count * (area + 1)) / areas);
    const taken = new Set<string>();
    if (files.length < end) files.push({ file: `${folder}/index.mdx`, title: capitalize(name) });
    for (let group = 0; files.length < end; group++) {
      const subject = drawNew(taken, () => `${random.pick(THINGS)} and ${random.pick(THINGS)}`);
      const path = `${folder}/${numbered(group, subject)}`;
      files.push(...createGroup(random, path, subject, Math.min(PAGES_PER_GROUP, end - files.length)));
    }
  }
  return files;
}

function createGroup(random: Random, folder: string, subject: string, count: number): PlannedFile[] {
  const files = [{ file: `${folder}/index.mdx`, title: capitalize(subject) }];
  const taken = new Set<string>();
  for (let page = 0; page < count - 1; page++) {
    const title = drawNew(taken, () => `${random.pick(TASKS)} the ${random.pick(THINGS)}`);
    // One page in eight is plain Markdown.
    files.push({ file: `${folder}/${numbered(page, title)}.${random.chance(0.125) ? 'md' : 'mdx'}`, title });
  }
  return files;
}

/** Draws until the result is new: the number before a name is not part of its URL. */
function drawNew(taken: Set<string>, draw: () => string): string {
  let drawn = draw();
  while (taken.has(drawn)) drawn = draw();
  taken.add(drawn);
  return drawn;
}

/** Adds the ordering prefix to a name: `02-flow-log`. */
function numbered(index: number, name: string): string {
  return `${String(index + 1).padStart(2, '0')}-${toSlug(name)}`;
}

function planSections(random: Random, count: number): SectionPlan[] {
  const slugger = new Slugger();
  return Array.from({ length: count }, (_, index) => {
    const text = `${random.pick(TASKS)} the ${random.pick(THINGS)}`;
    return { level: index > 0 && random.chance(0.45) ? 3 : 2, text, id: slugger.slug(text) };
  });
}
