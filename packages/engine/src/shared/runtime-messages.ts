/** What the runtime says on any page, in English; the page's data has the texts of another language. */
export const runtimeMessages = { loading: 'Loading', retry: 'Retry' } as const;
