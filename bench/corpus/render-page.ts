import path from 'node:path';
import { createAdmonition, createList, createTable, createTabs } from './create-blocks.ts';
import { createFence } from './create-fence.ts';
import type { PagePlan } from './plan-pages.ts';
import { type CreateLink, createParagraph } from './prose.ts';
import type { Random } from './random.ts';

/** Share of a page's bytes that is code. */
const CODE_SHARE = 0.45;
/** Bytes of code in one fence. */
const SHORTEST_FENCE = 120;
const LONGEST_FENCE = 1_600;

/** Renders a page, about as long as planned. */
export function renderPage(plan: PagePlan, plans: readonly PagePlan[], random: Random): string {
  const createLink = createLinker(plan, plans, random);
  const parts = [renderFrontmatter(plan), createParagraph(random, createLink)];
  let written = parts.join('').length;
  let code = 0;
  const add = (block: string): number => {
    parts.push(block);
    written += block.length + 2;
    return block.length;
  };
  plan.sections.forEach((section, index) => {
    const end = written + (plan.bytes - written) / (plan.sections.length - index);
    add(`${'#'.repeat(section.level)} ${section.text}`);
    add(createParagraph(random, createLink));
    while (written < end) {
      const left = Math.max(end - written, SHORTEST_FENCE);
      const length = Math.min(left, random.int(SHORTEST_FENCE, LONGEST_FENCE));
      if (code >= written * CODE_SHARE) add(createText(random, createLink));
      else if (plan.file.endsWith('.mdx') && left > 900 && random.chance(0.12))
        code += add(createTabs(random, createLink, length));
      else code += add(createFence(random, length));
    }
  });
  return `${parts.join('\n\n')}\n`;
}

function renderFrontmatter({ title, description, tags }: PagePlan): string {
  const lines = [`title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`];
  if (tags.length > 0) lines.push(`tags: [${tags.join(', ')}]`);
  return `---\n${lines.join('\n')}\n---`;
}

function createText(random: Random, createLink: CreateLink): string {
  const roll = random.next();
  if (roll < 0.55) return createParagraph(random, createLink);
  if (roll < 0.75) return createList(random, createLink);
  return roll < 0.87 ? createTable(random) : createAdmonition(random, createLink);
}

/** Creates links mostly to pages nearby, to one of their headings as often as to their start. */
function createLinker(plan: PagePlan, plans: readonly PagePlan[], random: Random): CreateLink {
  const near = plans.filter((other) => other !== plan && other.folder === plan.folder);
  return () => {
    const target = random.pick(near.length > 0 && random.chance(0.6) ? near : plans);
    const relative = path.posix.relative(plan.folder, target.file);
    const file = relative.startsWith('.') ? relative : `./${relative}`;
    const section = random.chance(0.5) ? random.pick(target.sections) : undefined;
    const anchor = section === undefined ? '' : `#${section.id}`;
    return `[${(section?.text ?? target.title).toLowerCase()}](${file}${anchor})`;
  };
}
