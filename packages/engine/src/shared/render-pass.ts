import type { PageError } from './page-error.ts';

/**
 * One rendering pass over a page: React renders it synchronously, and its components record data other than
 * HTML here.
 */
interface RenderPass {
  /** Prefix of island ids. */
  readonly prefix: string;
  islands: number;
  readonly allowsStaticFallback: boolean;
  readonly scripts: Set<string>;
  readonly staticFallbacks: PageError[];
}

export interface PassOptions {
  /** Prefix of island ids, unique per pass. */
  readonly prefix: string;
  /** Islands with unserializable props are rendered without hydration; absent: they are errors. */
  readonly allowsStaticFallback?: boolean;
}

export interface PassResult<T> {
  readonly value: T;
  /** Code of the inline scripts that components rendered. */
  readonly scripts: readonly string[];
  /** The reasons why islands are not hydrated. */
  readonly staticFallbacks: readonly PageError[];
}

let current: RenderPass | undefined;

/** Renders an element, and returns the data that its components recorded as well. */
export function renderPass<T>(
  { prefix, allowsStaticFallback = false }: PassOptions,
  render: () => T,
): PassResult<T> {
  const outer = current;
  const pass: RenderPass = {
    ...{ prefix, islands: 0, allowsStaticFallback },
    ...{ scripts: new Set(), staticFallbacks: [] },
  };
  current = pass;
  try {
    const value = render();
    return { value, scripts: [...pass.scripts], staticFallbacks: pass.staticFallbacks };
  } finally {
    current = outer;
  }
}

/** The current pass; `undefined` outside of page rendering. */
export function findPass(): RenderPass | undefined {
  return current;
}
