import { z } from 'zod';

const entry = z.strictObject({
  /** Anchor of the term, and what `<Term id>` names. */
  id: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be lower-case words with hyphens'),
  term: z.string().min(1),
  /** One or two sentences; text in backticks is code. */
  definition: z.string().min(1),
  /** Site path of the page that says more. */
  more: z.string().startsWith('/').optional(),
});

/** `content/data/glossary.yaml`: the terms of the field that pages explain on the spot. */
export const glossarySchema = z.array(entry);
export type GlossaryEntry = z.infer<typeof entry>;

/** The terms, and where all of them are listed. */
export interface GlossaryView {
  readonly entries: readonly GlossaryEntry[];
  /** URL of the page that lists them. */
  readonly url: string;
}
