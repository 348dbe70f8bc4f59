/** What the runtime says on any page, in English; the page's data has the texts of another language. */
export const runtimeTexts = { loading: 'Loading', retry: 'Retry' } as const;
