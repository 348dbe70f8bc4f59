import type { ComponentType, ReactElement } from 'react';
import { createElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { isPageError } from '#shared/page-error.ts';
import { BuildError } from '../errors/build-error.ts';
import { findNearestName } from '../errors/nearest-name.ts';
import type { Compiled } from './markdown/compile.ts';
import { EXPRESSION_RUNNER } from './markdown/plugins/expressions.ts';

type Components = Readonly<Record<string, unknown>>;
type Content = ComponentType<{ components: Components }>;

/**
 * Creates a React element from compiled code. Exceptions of its expressions are reported at their positions.
 */
export function createContent(
  compiled: Compiled,
  components: Components,
  imports: Readonly<Record<string, unknown>> = {},
  props: Readonly<Record<string, unknown>> = {},
): ReactElement {
  const { context } = compiled;
  const runExpression = (offset: number, run: () => unknown): unknown => {
    try {
      return run();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw context.error(
        `expression failed: ${message}`,
        offset,
        'Only what the page itself exports can be used in `{…}`.',
      );
    }
  };
  const { default: Content } = evaluate(compiled, imports);
  return createElement(Content, {
    ...props,
    components: { ...components, ...imports, [EXPRESSION_RUNNER]: runExpression },
  });
}

/** Exports of a text, by name; `default` is its content. */
export type TextExports = Readonly<Record<string, unknown>> & { readonly default: Content };

/** Runs a text's code. Its imports are available as components, and in scope by name for its expressions. */
export function evaluate(
  { code, context }: Compiled,
  imports: Readonly<Record<string, unknown>>,
): TextExports {
  const scope = {
    toc: context.headings.map(({ id, html, level }) => ({ id, value: html, level })),
    ...imports,
  };
  try {
    // A page may redeclare names of the scope, so its code runs in a nested function.
    const make = new Function(
      `{ ${Object.keys(scope).join(', ')} }`,
      `return function () {\n${code}\n};`,
    ) as (scope: unknown) => (runtime: unknown) => TextExports;
    return make(scope)(jsxRuntime);
  } catch (error) {
    if (error instanceof BuildError) throw error;
    throw context.error(
      `page does not run: ${String(error)}`,
      undefined,
      'Correct the code that the page exports.',
    );
  }
}

/** Converts an exception from rendering components to an error about the page. */
export function explainRenderError(
  error: unknown,
  { context }: Compiled,
  components: Readonly<Record<string, unknown>>,
): BuildError {
  if (error instanceof BuildError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (isPageError(error)) {
    return context.errorNear(message, error.near, error.hint);
  }
  const missing = /Expected (?:component|object) `([\w.]+)` to be defined/.exec(message)?.[1];
  if (missing === undefined) {
    return new BuildError(`page could not be rendered: ${message}`, {
      file: context.file,
      hint: 'Look at the component that the message is about, and at what the page gives it.',
      cause: error,
    });
  }
  const nearest = findNearestName(
    missing,
    Object.keys(components).filter((name) => !name.startsWith('_')),
  );
  const hint =
    nearest === undefined
      ? 'Import it from a `.tsx` file beside the page, or export it from the file that `components` of `extendTheme` names.'
      : `Did you mean \`${nearest}\`?`;
  const [, place] =
    [...context.elements].find(([name]) => name === missing || name.startsWith(`${missing}.`)) ?? [];
  return context.error(`component \`${missing}\` does not exist`, place, hint);
}
