/** Messages of the runtime on any page, in English; the page's data has the other language's. */
export const runtimeMessages = { loading: 'Loading', retry: 'Retry' } as const;
