import type { RootOptions } from 'react-dom/client';

/**
 * What an island's root does with errors: each is told in the console. HTML of the browser that differs from the
 * server's is an error while the site is developed; for readers React renders the island anew, and a warning is enough.
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
