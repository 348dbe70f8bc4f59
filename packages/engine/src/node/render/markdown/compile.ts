import { markdownToJs, mdxToJs } from 'satteri';
import type { EngineMessages } from '#shared/engine-messages.ts';
import { BuildError } from '../../errors/build-error.ts';
import type { TextOrigin } from '../../read/content/text-origin.ts';
import { checkLimits } from './check-limits.ts';
import { CompileContext } from './compile-context.ts';
import { findFenceLanguages } from './fence-languages.ts';
import type { LinkEnvironment } from './link-environment.ts';
import { DEFAULT_MARKDOWN, type MarkdownOptions } from './markdown-options.ts';
import { mayImport } from './page-imports.ts';
import { activeElements, activeText } from './plugins/active-content.ts';
import { code } from './plugins/code.ts';
import { directives } from './plugins/directives.ts';
import { expressions } from './plugins/expressions.ts';
import { fileTree } from './plugins/file-tree.ts';
import { headingPositions } from './plugins/heading-positions.ts';
import { headings } from './plugins/headings.ts';
import { images } from './plugins/images.ts';
import { links } from './plugins/links.ts';
import { samples } from './plugins/samples.ts';
import { tables } from './plugins/tables.ts';
import { taskLists } from './plugins/task-lists.ts';
import { prepareSource } from './prepare-source.ts';
import { STATIC_COMPONENT } from './reserved-names.ts';
import { loadTextRenderers, type TextRenderers } from './text-renderers.ts';
import { NO_CHANGES, planChanges, type TreeChanges } from './trees/plan-changes.ts';

export interface CompileInput {
  readonly file: string;
  readonly route: string;
  readonly source: string;
  /** The original text on disk, with the same lines; absent when `source` is complete. */
  readonly written?: string | undefined;
  readonly format: 'md' | 'mdx';
  readonly env: LinkEnvironment;
  /** The theme's messages in the language of the text. */
  readonly texts: EngineMessages;
  /** Ids that headings of the text must not use. */
  readonly reservedIds?: readonly string[];
  /** Prefix of heading ids in a text that another page includes. */
  readonly idPrefix?: string;
  /** Source map of the text's lines; absent when all are from the file. */
  readonly origin?: TextOrigin | undefined;
  /** Absent: the documented syntax. */
  readonly reading?: MarkdownOptions;
}

export interface Compiled {
  /** Body of a function that takes React's JSX runtime and returns `{ default: MDXContent }`. */
  readonly code: string;
  readonly context: CompileContext;
}

/**
 * Compiles one Markdown or MDX text. No other module uses Sätteri. Throws a `BuildError` with file, line,
 * column and a frame when the text does not parse.
 */
export async function compile(input: CompileInput): Promise<Compiled> {
  const { format, reading = DEFAULT_MARKDOWN } = input;
  checkLimits(input);
  const source = prepareSource(reading.prepare?.(input.source) ?? input.source, format);
  const languages = findFenceLanguages(source);
  const renderers = await loadTextRenderers(reading, languages, source);
  const programs = reading.transformTrees?.({ file: input.file, siteDir: input.env.siteDir, source });
  // Site plugins may write imports.
  const parse =
    programs !== undefined || mayImport(source) ? (await import('rolldown/parseAst')).parseAst : undefined;
  const prepared = { source, reading, renderers, parse };
  const changes =
    programs === undefined
      ? NO_CHANGES
      : await planChanges(programs, {
          source,
          format,
          features: listFeatures(reading, format),
          parse: (planned) => compileOnce(input, { ...prepared, changes: planned }),
        });
  return compileOnce(input, { ...prepared, changes });
}

/** Prepared input of a compilation. */
interface Prepared {
  readonly source: string;
  readonly reading: MarkdownOptions;
  readonly renderers: TextRenderers;
  readonly parse: Parameters<typeof expressions>[1];
  readonly changes: TreeChanges;
}

function listFeatures(reading: MarkdownOptions, format: 'md' | 'mdx') {
  return {
    gfm: true,
    frontmatter: true,
    directive: true,
    headingAttributes: true,
    math: reading.formulas !== undefined,
    rawHtml: format === 'md',
  };
}

function compileOnce(input: CompileInput, prepared: Prepared): Compiled {
  const { source, reading, renderers, parse, changes } = prepared;
  const { file, route, format, env } = input;
  const written = { plain: input.source, file: input.written ?? input.source };
  const { texts, idPrefix, origin } = input;
  const context = new CompileContext({
    file,
    route,
    source,
    env,
    texts,
    idPrefix,
    origin,
    written,
    reading,
    renderers,
  });
  for (const id of input.reservedIds ?? []) context.slugger.claim(id);
  const options = {
    features: listFeatures(reading, format),
    mdastPlugins: [
      ...changes.text,
      activeText(context),
      samples(context),
      directives(context),
      ...(format === 'md' ? [headingPositions(context)] : []),
    ],
    hastPlugins: [
      ...changes.html,
      ...(format === 'mdx' ? [activeElements(context)] : []),
      // First: code and formulas don't count as text of their parents.
      code(context),
      headings(context),
      links(context),
      images(context),
      tables(texts),
      taskLists,
      fileTree,
      expressions(context, parse),
    ],
    outputFormat: 'function-body' as const,
    optimizeStatic: { component: STATIC_COMPONENT, prop: 'html' },
  };
  try {
    const compiled = format === 'mdx' ? mdxToJs(source, options) : markdownToJs(source, options);
    return { code: (compiled as { code: string }).code, context };
  } catch (error) {
    throw error instanceof BuildError ? error : explain(error, context);
  }
}

/** Moves the position of Sätteri's message, `3:7: message (rule)`, to the error. */
function explain(error: unknown, context: CompileContext): BuildError {
  const text = error instanceof Error ? error.message : String(error);
  const match = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/.exec(text);
  if (match === null)
    return new BuildError(`page does not compile: ${text}`, {
      file: context.file,
      hint: 'Take out what was written last until the page compiles: that is at fault.',
      cause: error,
    });
  const line = Number(match[1]);
  const column = Number(match[2]);
  return new BuildError(match[3] ?? text, {
    ...context.findPlace(line, column),
    hint: 'In MDX `{` and `<` begin code: write `\\{`, `&lt;` or put the text in backticks when they are meant as text.',
    cause: error,
  });
}
