import { useBodyContext } from './body-context.tsx';

/** Returns the values of a `content/data` file, if it exists. Changes cause the page to render again. */
export function useData(name: string): Readonly<Record<string, unknown>> | undefined {
  return useBodyContext().read(`data/${name}`) as Readonly<Record<string, unknown>> | undefined;
}
