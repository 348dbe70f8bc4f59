/** An invalid use of a component on a page. The build reports it with the component's position. */
export class PageError extends Error {
  constructor(
    message: string,
    /** Text that helps to locate the error on the page: `id="state"`, `<Cost`. */
    readonly near: string,
    /** The remedy, as an imperative sentence. */
    readonly hint: string,
  ) {
    super(message);
    this.name = 'PageError';
  }
}

/** Checks the name: the theme's bundle has a separate copy of the class. */
export function isPageError(error: unknown): error is PageError {
  return error instanceof Error && error.name === 'PageError' && 'near' in error && 'hint' in error;
}
