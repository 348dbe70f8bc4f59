import type { Random } from './random.ts';
import { CIRCUMSTANCES, REASONS, RELATIONS, TASKS, THINGS } from './words.ts';

/** Makes the links of a page: Markdown of a link to some other page. */
export type CreateLink = () => string;

/** Share of sentences that contain inline code, a link or bold text. */
const CODE_SHARE = 0.3;
const LINK_SHARE = 0.1;
const BOLD_SHARE = 0.06;

/** Returns one sentence of prose, as Markdown. */
export function createSentence(random: Random, createLink: CreateLink): string {
  const first = random.pick(THINGS);
  const second = random.pick(THINGS);
  const circumstance = random.pick(CIRCUMSTANCES);
  const marked = (thing: string): string => mark(thing, random, createLink);
  switch (random.int(0, 5)) {
    case 0:
      return `The ${marked(first)} ${random.pick(RELATIONS)} the ${second} ${circumstance}.`;
    case 1:
      return `${random.pick(TASKS)} the ${marked(first)} ${circumstance}, ${random.pick(REASONS)}.`;
    case 2:
      return `${capitalize(circumstance)}, the ${first} ${random.pick(RELATIONS)} the ${marked(second)}.`;
    case 3:
      return `If the ${first} ${random.pick(RELATIONS)} the ${second}, ${random.pick(TASKS).toLowerCase()} the ${marked(random.pick(THINGS))} first.`;
    case 4:
      return `One ${marked(first)} costs about ${random.int(2, 90)} dollars a month and ${random.pick(RELATIONS)} up to ${random.int(3, 500)} ${second}s.`;
    default:
      return `Keep the ${first} and the ${marked(second)} apart ${random.pick(REASONS)}.`;
  }
}

/** Returns a paragraph of two to six sentences. */
export function createParagraph(random: Random, createLink: CreateLink): string {
  return Array.from({ length: random.int(2, 6) }, () => createSentence(random, createLink)).join(' ');
}

/** Returns an identifier like those of modules: `backup_plan_retention_days`. */
export function createIdentifier(random: Random): string {
  const suffix = random.pick(['name', 'id', 'arn', 'enabled', 'count', 'retention_days', 'tags', 'config']);
  return `${toIdentifier(random.pick(THINGS))}_${suffix}`;
}

/** Converts `backup plan` to `backup_plan`. */
export function toIdentifier(words: string): string {
  return words.toLowerCase().replace(/[ -]/g, '_');
}

/** Converts `backup plan` to `backup-plan`. */
export function toSlug(words: string): string {
  return words.toLowerCase().replace(/[ _]/g, '-');
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function mark(thing: string, random: Random, createLink: CreateLink): string {
  const roll = random.next();
  if (roll < CODE_SHARE) return `\`${createIdentifier(random)}\` of the ${thing}`;
  if (roll < CODE_SHARE + LINK_SHARE) return `${thing} (see ${createLink()})`;
  return roll < CODE_SHARE + LINK_SHARE + BOLD_SHARE ? `**${thing}**` : thing;
}
