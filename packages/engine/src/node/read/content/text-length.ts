import { BuildError } from '../../errors/build-error.ts';

/** Maximum characters of one text. The longest page of a large public site has a fifth of it. */
export const LONGEST_TEXT = 2_000_000;

/** The error for a text that is too long to be read. */
export function createTooLong(file: string, length: number): BuildError {
  return new BuildError(
    `the text has ${length} characters, and ${LONGEST_TEXT} are the most that a page may have`,
    {
      file,
      hint: 'Split the page, or publish the text as a file of the static directory.',
    },
  );
}
