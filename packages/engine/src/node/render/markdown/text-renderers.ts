import type { Fence, Formula, MarkdownOptions, RenderedFence } from './markdown-options.ts';

/** Renderers for the fences and formulas of one text. */
export interface TextRenderers {
  /** Renderers by the language of the fence. */
  readonly fences: ReadonlyMap<string, (fence: Fence) => RenderedFence>;
  readonly formula?: (formula: Formula) => RenderedFence;
}

/** No renderers: code and formulas stay text. */
export const NO_RENDERERS: TextRenderers = { fences: new Map() };

/** Loads only the renderers for a text with fences in these languages. */
export async function loadTextRenderers(
  { fences = [], formulas }: MarkdownOptions,
  languages: ReadonlySet<string>,
  source: string,
): Promise<TextRenderers> {
  if (fences.length === 0 && formulas === undefined) return NO_RENDERERS;
  const loaded = new Map<string, (fence: Fence) => RenderedFence>();
  for (const renderer of fences) {
    const own = renderer.languages.filter((language) => languages.has(language));
    if (own.length === 0) continue;
    const show = await renderer.load();
    for (const language of own) loaded.set(language, show);
  }
  const mayHaveFormulas = formulas !== undefined && (source.includes('$') || languages.has('math'));
  return { fences: loaded, ...(mayHaveFormulas && { formula: await formulas.load() }) };
}
