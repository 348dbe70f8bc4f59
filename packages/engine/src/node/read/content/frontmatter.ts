import { z } from 'zod';
import { address } from '#shared/address.ts';
import { refusePath } from '#shared/refuse-path.ts';
import { slugify } from '#shared/slug.ts';
import { BuildError } from '../../errors/build-error.ts';
import { createFrame } from '../../errors/frame.ts';
import { parseDay } from './parse-day.ts';
import { readYaml } from './read-yaml.ts';
import type { TextOrigin } from './text-origin.ts';

const date = z.union([z.date(), z.string()]).transform((value, context) => {
  const day = parseDay(value);
  if (day !== undefined) return day;
  context.addIssue({ code: 'custom', message: 'is not a date; write `2024-05-31`' });
  return z.NEVER;
});

/** Basis of its URL. */
const tagName = z
  .string()
  .min(1)
  .superRefine((name, context) => {
    const slug = slugify(name);
    if (slug !== '') refusePath(slug, context);
    else
      context.addIssue({ code: 'custom', message: `\`${name}\` has no letter or number to make a URL of` });
  });

const tag = z.union([
  tagName,
  z.strictObject({
    label: z.string().min(1),
    permalink: z.string().min(1).superRefine(refusePath),
    /** Description on the tag's page. */
    description: z.string().optional(),
  }),
]);

/** A text that YAML may parse as a number: `title: 2024`. */
const words = z
  .union([z.string(), z.number(), z.boolean()], 'is no text; put it in quotes')
  .transform(String)
  .pipe(z.string().min(1));

const headingLevel = z.int().min(2).max(6);

/** Frontmatter of a page: all valid keys. */
export const frontmatterSchema = z.strictObject({
  title: words.optional(),
  description: z.string().optional(),
  slug: z.string().min(1).optional(),
  id: z
    .string()
    .regex(/^[^/]+$/, 'must not hold a slash')
    .optional(),
  sidebar_label: words.optional(),
  sidebar_position: z.number().optional(),
  tags: z.array(tag).default([]),
  keywords: z.array(z.string()).default([]),
  image: z.string().optional(),
  hide_title: z.boolean().default(false),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  last_update: z.strictObject({ date: date.optional(), author: z.string().optional() }).optional(),
  /** `null` hides the edit link. */
  custom_edit_url: address.nullable().optional(),
});
export type Frontmatter = z.infer<typeof frontmatterSchema>;

const FENCE = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)-{3,}[ \t]*(?:\r?\n|$)/;

/**
 * A first line that opens frontmatter, followed by a key: no text begins with a thematic break and such a
 * word.
 */
const UNCLOSED = /^\uFEFF?---[ \t]*\r?\n[a-z_]+:(?:[ \t]|\r?\n)/;

/** Extracts the YAML block; `undefined` when the text has none. */
export function splitFrontmatter(source: string): { yaml: string | undefined; bodyOffset: number } {
  const match = FENCE.exec(source);
  return { yaml: match?.[1], bodyOffset: match?.[0].length ?? 0 };
}

/**
 * Parses and validates the frontmatter of one file. Throws a `BuildError` with the line of the invalid value.
 */
export function parseFrontmatter(source: string, file: string, origin?: TextOrigin): Frontmatter {
  return parseFrontmatterAs(frontmatterSchema, source, file, origin);
}

/** Parses frontmatter of pages with additional keys. */
export function parseFrontmatterAs<Schema extends z.ZodObject>(
  schema: Schema,
  source: string,
  file: string,
  origin?: TextOrigin,
): z.output<Schema> {
  const { yaml } = splitFrontmatter(source);
  if (yaml === undefined) {
    if (!UNCLOSED.test(source)) return schema.parse({});
    const hint = 'Write `---` on a line of its own behind the last key.';
    throw new BuildError('the frontmatter is never closed', {
      file,
      line: 1,
      frame: createFrame(source, 1),
      hint,
    });
  }
  const hint = 'Put a value that holds `:` or `#` in quotes.';
  const { value } = readYaml({ file, source, yaml, origin, subject: 'frontmatter', hint });
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const key = String(issue?.code === 'unrecognized_keys' ? issue.keys[0] : (issue?.path[0] ?? ''));
  throw new BuildError(describeIssue(key, issue), {
    file,
    ...positionOfKey(origin?.texts.get(file) ?? source, key),
    hint:
      issue?.code === 'unrecognized_keys'
        ? `Known keys: ${Object.keys(schema.shape).join(', ')}.`
        : 'Correct the value or take the key out.',
  });
}

function describeIssue(key: string, issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') return `frontmatter key \`${key}\` is not known`;
  const where = issue?.path.join('.') ?? key;
  return `frontmatter \`${where}\`: ${issue?.message ?? 'is not valid'}`;
}

/** Position of a top-level frontmatter key, with a code frame; the first line for a missing one. */
export function positionOfKey(source: string, key: string): { line: number; frame: string } {
  const line = findKeyLine(splitFrontmatter(source).yaml ?? '', key);
  return { line, frame: createFrame(source, line) };
}

/** Line of a top-level key in the file, counting the opening fence. */
function findKeyLine(yaml: string, key: string): number {
  const index = yaml.split(/\r?\n/).findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 2;
}
