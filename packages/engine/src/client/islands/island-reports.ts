import type { RootOptions } from 'react-dom/client';

/**
 * Error handlers of an island's root: each error goes to the console. HTML that differs from the server's is
 * an error during development; for readers a warning is enough, since React renders the island again.
 */
export function createReports(name: string, isDevelopment: boolean = import.meta.env.DEV): RootOptions {
  return {
    onCaughtError: (error) => console.warn(`The island \`${name}\` failed.`, error),
    onRecoverableError: (error) => {
      const text = `The island \`${name}\` was rendered anew: its first HTML in the browser differs from the server's. Read what only the browser knows (storage, window, time) after the first rendering, in an effect or with useSyncExternalStore.`;
      if (isDevelopment) console.error(text, error);
      else console.warn(text, error);
    },
  };
}
