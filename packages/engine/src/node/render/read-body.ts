import type { BodyInfo } from '../plan/page/page-record.ts';
import { allowBodyScripts, type BodyScriptsInput } from './body-scripts.ts';
import { type CompileNotes, createBodyInfo } from './create-body-info.ts';
import { createBodyReader } from './html/body-reader.ts';
import { type HtmlReader, readHtml } from './html/read-html.ts';
import type { RenderTask } from './render-task.ts';

export interface ReadBodyInput extends Omit<BodyScriptsInput, 'reading'>, Pick<RenderTask, 'tocLevels'> {
  /** Data from compiling the body's text. */
  readonly source: CompileNotes;
  readonly parts: BodyInfo['parts'];
  /** Further visitors of the HTML. */
  readonly readers: readonly HtmlReader[];
}

/** Facts about a rendered body, from the single pass over its HTML. */
export function readBody(html: string, input: ReadBodyInput): BodyInfo {
  const reader = createBodyReader();
  readHtml(html, [reader, ...input.readers]);
  const { reading } = reader;
  const scripts = allowBodyScripts({ ...input, reading });
  const { source: context, tocLevels, parts } = input;
  return createBodyInfo({ reading, context, tocLevels, parts, scripts });
}
