/** Something wrong with what a page asks of a component. The build reports it at the component's place in the text. */
export class PageError extends Error {
  constructor(
    message: string,
    /** Text of the page that it is about: `id="state"`, `<Cost`. */
    readonly near: string,
    /** What to do about it, as an imperative sentence. */
    readonly hint: string,
  ) {
    super(message);
    this.name = 'PageError';
  }
}

/** Told by name: the theme is a bundle with a class of its own. */
export function isPageError(error: unknown): error is PageError {
  return error instanceof Error && error.name === 'PageError' && 'near' in error && 'hint' in error;
}
