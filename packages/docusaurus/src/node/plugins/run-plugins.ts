import path from 'node:path';
import { BuildError, type TransformedText, type TreeNode, type TreeTransforms } from '@gruntwork-docs/engine';
import { parseFrontmatterAs } from '@gruntwork-docs/engine/source';
import { z } from 'zod';
import type { UnifiedPlugin, UnifiedPlugins } from '../options.ts';
import { hideAdmonitions, showAdmonitions } from './admonition-nodes.ts';
import { readCode, writeCode } from './code-values.ts';
import { runInFolder } from './run-in-folder.ts';

/** Creates the plugins' transforms for a file; loaded plugins are cached for the following files. */
export function createTreePrograms(plugins: UnifiedPlugins, text: TransformedText): TreeTransforms {
  const { beforeDefaultRemarkPlugins: first = [], remarkPlugins: later = [] } = plugins;
  const html = [...(plugins.beforeDefaultRehypePlugins ?? []), ...(plugins.rehypePlugins ?? [])];
  const run = async (list: readonly UnifiedPlugin[], tree: TreeNode): Promise<TreeNode> => {
    let changed = tree;
    for (const plugin of list) changed = await runPlugin(plugin, changed, text);
    return changed;
  };
  return {
    ...((first.length > 0 || later.length > 0) && {
      async text(tree) {
        const written = await run(first, await readCode(tree));
        if (later.length === 0) return writeCode(written);
        return writeCode(showAdmonitions(await run(later, hideAdmonitions(written))));
      },
    }),
    ...(html.length > 0 && { html: async (tree) => writeCode(await run(html, tree)) }),
  };
}

const anyKeys = z.looseObject({});

type Run = (tree: TreeNode, text: TransformedText) => Promise<TreeNode>;

/** A plugin is created once per thread for all files, as in a frozen processor. */
const LOADED = new WeakMap<UnifiedPlugin, Promise<Run>>();

async function runPlugin(plugin: UnifiedPlugin, tree: TreeNode, text: TransformedText): Promise<TreeNode> {
  const folder = path.resolve(text.siteDir);
  const loading = LOADED.get(plugin) ?? runInFolder(folder, () => loadPlugin(plugin));
  LOADED.set(plugin, loading);
  const run = await loading;
  try {
    return await runInFolder(folder, () => run(tree, text));
  } catch (error) {
    throw explain(error, plugin, text);
  }
}

async function loadPlugin(plugin: UnifiedPlugin): Promise<Run> {
  const [{ unified }, { VFile }] = await Promise.all([import('unified'), import('vfile')]);
  const used = findFunction(await load(plugin));
  if (used === undefined)
    throw new BuildError(`\`${plugin.name}\`, a plugin of the config, is no function`, {
      file: 'site.config.ts',
      hint: 'Let `load` return what the module exports as the plugin.',
    });
  const { options } = plugin;
  const processor = (options === undefined ? unified().use(used) : unified().use(used, options)).freeze();
  return async (tree, { file, siteDir, source }) => {
    const data = { frontMatter: parseFrontmatterAs(anyKeys, source, file) };
    const place = path.resolve(siteDir, file);
    // Plugins of older releases read `contents`.
    const own = Object.assign(new VFile({ path: place, value: source, cwd: siteDir, data }), {
      contents: source,
    });
    return (await processor.run(tree as never, own)) as TreeNode;
  };
}

async function load({ name, load: own }: UnifiedPlugin): Promise<unknown> {
  try {
    return await own();
  } catch (cause) {
    throw new BuildError(
      `\`${name}\`, a plugin of the config, cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        file: 'site.config.ts',
        hint: "Install the site's packages, or take the plugin out of the config.",
        cause,
      },
    );
  }
}

/** Finds the plugin among a module's exports, however it was compiled. */
function findFunction(
  value: unknown,
  depth = 0,
): ((this: unknown, ...options: unknown[]) => never) | undefined {
  if (typeof value === 'function') return value as never;
  if (typeof value !== 'object' || value === null || depth > 2) return undefined;
  return findFunction(Reflect.get(value, 'default'), depth + 1);
}

/** Describes a plugin's error, with the source position if it has one. */
function explain(error: unknown, { name }: UnifiedPlugin, { file }: TransformedText): BuildError {
  if (error instanceof BuildError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new BuildError(`plugin \`${name}\` failed: ${message}`, {
    file,
    ...findPlace(error),
    hint: 'Correct the text, or the plugin, or take the plugin out of `site.config.ts`.',
    cause: error,
  });
}

function findPlace(error: unknown): { readonly line?: number; readonly column?: number } {
  if (typeof error !== 'object' || error === null) return {};
  const line: unknown = Reflect.get(error, 'line');
  const column: unknown = Reflect.get(error, 'column');
  return typeof line !== 'number' ? {} : { line, ...(typeof column === 'number' && { column }) };
}
