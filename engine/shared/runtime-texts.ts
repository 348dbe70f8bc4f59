/** What the runtime itself says, in English; the page's data has the texts of another language. */
export const runtimeTexts = {
  loading: 'Loading',
  loadErrorTitle: 'This page could not be loaded',
  pageError: 'Page Error',
  retry: 'Retry',
  crashed: 'This page crashed.',
  tryAgain: 'Try again',
} as const;

export type RuntimeTexts = Readonly<Record<keyof typeof runtimeTexts, string>>;
