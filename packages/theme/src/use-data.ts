import { useBodyContext } from './body-context.tsx';

/**
 * Returns the values of a file of `content/data` by name; `undefined` without the file. The page is rendered
 * again when they change.
 */
export function useData(name: string): Readonly<Record<string, unknown>> | undefined {
  return useBodyContext().read(`data/${name}`) as Readonly<Record<string, unknown>> | undefined;
}
