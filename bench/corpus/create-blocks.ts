import { createFence } from './create-fence.ts';
import { type CreateLink, capitalize, createIdentifier, createParagraph, createSentence } from './prose.ts';
import type { Random } from './random.ts';
import { CIRCUMSTANCES, THINGS } from './words.ts';

/** Returns a Markdown table of inputs. */
export function createTable(random: Random): string {
  const rows = Array.from(
    { length: random.int(3, 9) },
    () =>
      `| \`${createIdentifier(random)}\` | ${random.pick(['string', 'number', 'bool', 'list(string)'])} | ${capitalize(random.pick(CIRCUMSTANCES))} |`,
  );
  return ['| Name | Type | Applies |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Returns a bulleted or numbered list; some items have a nested list. */
export function createList(random: Random, createLink: CreateLink): string {
  const isNumbered = random.chance(0.4);
  const items = Array.from({ length: random.int(3, 7) }, (_, index) => {
    const mark = isNumbered ? `${index + 1}.` : '-';
    const nested = random.chance(0.2) ? `\n   - ${createSentence(random, createLink)}` : '';
    return `${mark} ${createSentence(random, createLink)}${nested}`;
  });
  return items.join('\n');
}

/** Returns an admonition with a title. */
export function createAdmonition(random: Random, createLink: CreateLink): string {
  const type = random.pick(['note', 'tip', 'info', 'warning', 'caution', 'danger']);
  const title = `Mind the ${random.pick(THINGS)}`;
  return `:::${type}[${title}]\n\n${createParagraph(random, createLink)}\n\n:::`;
}

/** Groups of tabs; a reader's choice applies to a whole group on all pages. */
const TAB_GROUPS = [
  { id: 'tool', values: ['terraform', 'terragrunt', 'opentofu'], language: 'hcl' },
  { id: 'os', values: ['linux', 'macos', 'windows'], language: 'bash' },
  { id: 'format', values: ['yaml', 'json'], language: undefined },
] as const;

/** Returns tabs with a sentence and a code fence in each; about `bytes` of code in all. MDX only. */
export function createTabs(random: Random, createLink: CreateLink, bytes: number): string {
  const { id, values, language } = random.pick(TAB_GROUPS);
  const items = values.map((value) => {
    const sentence = createSentence(random, createLink);
    const own = language ?? (value === 'json' ? 'json' : 'yaml');
    const fence = createFence(random, bytes / values.length, own);
    return `<TabItem value="${value}" label="${capitalize(value)}">\n\n${sentence}\n\n${fence}\n\n</TabItem>`;
  });
  return `<Tabs groupId="${id}">\n${items.join('\n')}\n</Tabs>`;
}
