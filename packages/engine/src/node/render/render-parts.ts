import { createElement, Fragment, type ReactElement } from 'react';
import type { BodyModule } from '#components/theme-contract.ts';
import { BuildError } from '../errors/build-error.ts';
import { joinFileHashes } from '../files/file-hashes.ts';
import type { BodySource } from '../plan/page/page-plan.ts';
import { type CompiledText, compileText, createTextElement } from './compile-text.ts';
import type { CompileNotes } from './create-body-info.ts';
import { explainRenderError } from './evaluate.ts';
import type { Compiled, CompileInput } from './markdown/compile.ts';

/** Compiles the embedded texts of other pages. */
export async function compileParts(
  { parts = [] }: Extract<BodySource, { type: 'component' }>,
  shared: Pick<CompileInput, 'env' | 'texts' | 'reading'>,
): Promise<CompiledText[]> {
  return Promise.all(parts.map((part) => compileText({ ...part, ...shared })));
}

export interface RenderWithPartsInput<T> {
  readonly parts: readonly CompiledText[];
  readonly body: Pick<BodyModule, 'contentModules'>;
  readonly components: Readonly<Record<string, unknown>>;
  /** Renders one element; may throw any value. */
  readonly render: (content: ReactElement) => T;
  /** The element that contains the parts. */
  readonly create: (parts: readonly ReactElement[]) => ReactElement;
}

/** Renders a component with its parts. Exceptions of a part become errors about the page it comes from. */
export function renderWithParts<T>({ parts, components, body, render, create }: RenderWithPartsInput<T>): T {
  const elements = parts.map((part) =>
    createElement(Fragment, { key: part.compiled.context.file }, createTextElement(part, components, body)),
  );
  try {
    return render(create(elements));
  } catch (error) {
    if (error instanceof BuildError) throw error;
    parts.forEach((part, index) => {
      try {
        render(createElement(Fragment, null, elements[index]));
      } catch (cause) {
        throw explainRenderError(cause, part.compiled, components);
      }
    });
    throw error;
  }
}

/** Combines the parts' data for one page; headings of lists are not in a table of contents. */
export function mergeCompiled(parts: readonly Compiled[]): CompileNotes {
  const contexts = parts.map(({ context }) => context);
  return {
    headings: [],
    hasTitle: false,
    hasLaterTitle: false,
    links: new Map(contexts.flatMap(({ links }) => [...links])),
    lookups: new Map(contexts.flatMap(({ lookups }) => [...lookups])),
    assets: contexts.flatMap(({ assets }) => assets),
    problems: contexts.flatMap(({ problems }) => problems),
    files: joinFileHashes(contexts.map(({ files }) => files)),
  };
}
