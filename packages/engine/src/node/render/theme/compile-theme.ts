import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { hashText } from '../../cache/hash.ts';
import { BuildError, throwIfAny } from '../../errors/build-error.ts';
import { readBundlerMessage } from '../../errors/bundler-message.ts';
import { ENGINE_DIR } from '../../paths.ts';
import { recordInputs } from './record-inputs-plugin.ts';
import type { BundleThemeInput, ThemeBundle } from './theme-bundle.ts';
import type { ThemeSources } from './theme-sources.ts';
import { createViteConfig } from './vite-config.ts';

/**
 * Modules that every page needs at once, though later chunks import some of them as well, and the few that
 * client navigation shares with others: one file instead of several small ones, which would be requested one
 * after the other.
 */
const FIRST_MODULES =
  /virtual:theme-client$|engine\/src\/(?:shared\/(?:url|failure-messages)|client\/page\/current-page)\.ts$/;

/** Slow plugins are no concern of a writer: on a busy machine the warning appears in any build. */
const CHECKS = { bundlerTimings: false, moduleLevelDirective: false };

/** Vite's helper for preloading imports of dynamic imports is larger than its benefit here. */
const withoutPreloadHelper: Plugin = {
  name: 'gruntwork:without-preload-helper',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

/** Compiles the theme with Vite: once for the server, once for the browser. Returns its inputs as well. */
export async function compileTheme(
  dir: string,
  input: BundleThemeInput & { readonly found: ThemeSources },
): Promise<ThemeBundle & { readonly inputs: readonly string[] }> {
  const themeIslands = new Set<string>();
  const inputs = new Set<string>();
  const hydrated = new Set<string>();
  const base = createViteConfig({
    ...input,
    findSources: () => input.found,
    themeIslands,
    hydrated,
    inputs,
  });
  // First: files that another plugin loads itself don't reach the plugins after it.
  const config = { ...base, plugins: [recordInputs(inputs), ...(base.plugins ?? [])] };
  const serverDir = path.join(dir, 'server');
  const clientDir = path.join(dir, 'client');
  // The browser's islands are those that the server pass has found.
  const fail = (error: unknown): never => explainBuild(error, input.siteDir);
  const server = await build(toServerBuild(config, serverDir)).catch(fail);
  const client = await build(toClientBuild(config, clientDir, input.baseUrl)).catch(fail);
  await mkdir(dir, { recursive: true });
  const files = await copyServerAssets(toOutput(server), clientDir);
  const bundle = describeBundle(toOutput(server), toOutput(client), { serverDir, clientDir, files });
  const live = [...hydrated].map((file) => path.relative(input.siteDir, file)).sort();
  return { ...bundle, hydrated: live, inputs: [...inputs].sort() };
}

function explainBuild(error: unknown, siteDir: string): never {
  // Errors of plugins are not compiler errors.
  if (error instanceof Error && 'errors' in error && Array.isArray(error.errors))
    throwIfAny(error.errors.filter((own) => own instanceof BuildError));
  const text = error instanceof Error ? error.message : String(error);
  const { message, ...place } = readBundlerMessage(text, siteDir);
  const hint = 'Correct the code of the file, or what it imports.';
  throw new BuildError(`the theme does not compile: ${message}`, { ...place, hint, cause: error });
}

function toServerBuild(config: InlineConfig, outDir: string): InlineConfig {
  const entries = path.join(ENGINE_DIR, 'src/node/render/theme');
  return {
    ...config,
    // Theme packages may be TypeScript, which Node does not run.
    ssr: { external: ['react', 'react-dom'], noExternal: true },
    build: {
      ssr: true,
      // Pictures in components of the site.
      ssrEmitAssets: true,
      assetsDir: '.',
      assetsInlineLimit: 0,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        checks: CHECKS,
        input: { body: path.join(entries, 'body-entry.ts'), shell: path.join(entries, 'shell-entry.ts') },
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
    experimental: { renderBuiltUrl: (name) => `${config.base ?? '/'}assets/${name}` },
  };
}

function toClientBuild(config: InlineConfig, outDir: string, baseUrl: string): InlineConfig {
  return {
    ...config,
    plugins: [...(config.plugins ?? []), withoutPreloadHelper],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsDir: '.',
      assetsInlineLimit: 0,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        checks: CHECKS,
        input: { 'entry.client': 'virtual:theme-client' },
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          codeSplitting: { groups: [{ name: 'first', test: FIRST_MODULES }] },
        },
      },
    },
    experimental: { renderBuiltUrl: (name) => `${baseUrl}assets/${name}` },
  };
}

/** Assets of the server's modules are published with the browser's files; styles are already there. */
async function copyServerAssets(server: Rolldown.RolldownOutput, clientDir: string): Promise<string[]> {
  const assets = server.output.flatMap((file) =>
    file.type === 'asset' && !/\.(?:css|map)$/.test(file.fileName) ? [file] : [],
  );
  await Promise.all(assets.map(({ fileName, source }) => writeFile(path.join(clientDir, fileName), source)));
  return assets.map(({ fileName }) => fileName);
}

function toOutput(result: unknown): Rolldown.RolldownOutput {
  const [output] = Array.isArray(result) ? result : [result];
  return output as Rolldown.RolldownOutput;
}

function describeBundle(
  server: Rolldown.RolldownOutput,
  client: Rolldown.RolldownOutput,
  { serverDir, clientDir, files }: { serverDir: string; clientDir: string; files: readonly string[] },
): Omit<ThemeBundle, 'hydrated'> {
  const clientFiles = [...new Set([...client.output.map((file) => file.fileName), ...files])].sort();
  const entry = client.output.find((file) => file.type === 'chunk' && file.isEntry);
  if (entry?.type !== 'chunk') throw new Error('the bundler made no entry for the browser');
  return {
    bodyModule: path.join(serverDir, 'body.mjs'),
    shellModule: path.join(serverDir, 'shell.mjs'),
    bodyHash: hashReachable(server, 'body.mjs'),
    shellHash: hashReachable(server, 'shell.mjs'),
    clientDir,
    clientFiles,
    entry: entry.fileName,
    css: clientFiles.filter((name) => name.endsWith('.css')),
    preloads: entry.imports,
    fonts: clientFiles.filter((name) => name.endsWith('.woff2')),
    buildId: hashText(...clientFiles).slice(0, 10),
  };
}

/** Hash of a server module and its static and dynamic imports. */
function hashReachable(output: Rolldown.RolldownOutput, entry: string): string {
  const chunks = new Map(
    output.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const parts: string[] = [];
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.get(name);
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    parts.push(chunk.code);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  visit(entry);
  return hashText(...parts);
}
