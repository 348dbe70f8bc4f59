import { useBodyContext } from './body-context.tsx';

/** Values of a file of `content/data`, by its name; `undefined` where there is none. The page is rendered again when they change. */
export function useData(name: string): Readonly<Record<string, unknown>> | undefined {
  return useBodyContext().read(`data/${name}`) as Readonly<Record<string, unknown>> | undefined;
}
