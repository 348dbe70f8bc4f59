import { z } from 'zod';

const entry = z.strictObject({
  /** Anchor of the term, and the `id` of `<Term>`. */
  id: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be lower-case words with hyphens'),
  term: z.string().min(1),
  /** One or two sentences; text in backticks is code. */
  definition: z.string().min(1),
  /** Site path of a page with more information. */
  more: z.string().startsWith('/').optional(),
});

/** Schema of `content/data/glossary.yaml`: the terms that pages explain inline. */
export const glossarySchema = z.array(entry);
export type GlossaryEntry = z.infer<typeof entry>;

/** The terms, and the page that lists them. */
export interface GlossaryView {
  readonly entries: readonly GlossaryEntry[];
  /** URL of the page that lists the terms. */
  readonly url: string;
}
