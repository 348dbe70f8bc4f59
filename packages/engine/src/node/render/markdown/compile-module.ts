import { mdxToJs } from 'satteri';
import type { EngineMessages } from '#shared/engine-messages.ts';
import { BuildError } from '../../errors/build-error.ts';
import { CompileContext } from './compile-context.ts';
import type { LinkEnvironment } from './link-environment.ts';
import { DEFAULT_MARKDOWN, type MarkdownOptions } from './markdown-options.ts';
import { code } from './plugins/code.ts';
import { directives } from './plugins/directives.ts';
import { headings } from './plugins/headings.ts';
import { tables } from './plugins/tables.ts';
import { taskLists } from './plugins/task-lists.ts';
import { prepareSource } from './prepare-source.ts';

export interface CompileModuleInput {
  readonly file: string;
  readonly source: string;
  readonly texts: EngineMessages;
  /** Module whose `useMDXComponents` provides the text's components. */
  readonly provider: string;
  readonly reading?: MarkdownOptions;
}

/**
 * Compiles a text that components import to a separate module, for server and browser: links and images stay
 * as they are written, and the component that shows code also highlights it. Throws a `BuildError` for a text
 * that does not parse.
 */
export function compileModule(input: CompileModuleInput): string {
  const { file, texts, provider, reading = DEFAULT_MARKDOWN } = input;
  const source = prepareSource(reading.prepare?.(input.source) ?? input.source, 'mdx');
  const written = { plain: input.source, file: input.source };
  const context = new CompileContext({ file, route: '/', source, env: NOWHERE, texts, written, reading });
  try {
    const { code: compiled } = mdxToJs(source, {
      features: { gfm: true, frontmatter: true, directive: true, headingAttributes: true },
      mdastPlugins: [directives(context)],
      hastPlugins: [code(context), headings(context), tables(texts), taskLists],
      outputFormat: 'program',
      providerImportSource: provider,
    }) as { code: string };
    const toc = context.headings.map(({ id, html, level }) => ({ id, value: html, level }));
    return `${compiled}\nexport const toc = ${JSON.stringify(toc)};\n`;
  } catch (error) {
    if (error instanceof BuildError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new BuildError(`text does not compile: ${message}`, {
      file,
      hint: 'In MDX `{` and `<` begin code: write `\\{` or `&lt;` when they are meant as text.',
      cause: error,
    });
  }
}

/** Such a text is part of no page: its links are resolved when it is rendered. */
const NOWHERE: LinkEnvironment = {
  siteDir: '',
  baseUrl: '/',
  routeBasePath: '',
  fileToRoute: new Map(),
  routes: new Map(),
  staticFiles: new Set(),
  staticDirectory: '',
  trustContributors: true,
  publicFolders: [],
  linkRules: [],
  linkComponents: [],
  shown: new Map(),
  parts: new Map(),
  forWorkers: new Map(),
};
