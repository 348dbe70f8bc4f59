/** Error messages of the runtime, in English: loaded with the parts that can fail, not with the page. */
export const failureMessages = {
  loadErrorTitle: 'This page could not be loaded',
  pageError: 'Page Error',
  crashed: 'This page crashed.',
  tryAgain: 'Try again',
} as const;
