import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import type { Plugin } from 'rolldown';
import type { CacheStore } from '../../cache/cache-store.ts';
import { hashText } from '../../cache/hash.ts';
import { memo } from '../../cache/memo.ts';
import { noteUse } from '../../cache/unused.ts';
import { writeWhole } from '../../cache/write-whole.ts';
import { engineKey } from '../../engine-key.ts';
import { BuildError } from '../../errors/build-error.ts';
import { readBundlerMessage } from '../../errors/bundler-message.ts';
import { ENGINE_DIR, IS_COMPILED, SOURCE_CONDITION } from '../../paths.ts';

/** The task of the cache, and its folder for compiled files. */
const MODULES = 'modules';

interface BundleRecord {
  /** Absolute paths of all inputs of the bundle, with the hash of each. */
  readonly inputs: readonly (readonly [string, string])[];
  readonly output: string;
}

export interface LoadedModule {
  readonly value: unknown;
  /** Changes with the value, which may vary: a config can read files and the environment. */
  readonly hash: string;
  /** Changes with the file and its imports, and therefore with the code of the value's functions. */
  readonly codeHash: string;
  /** Absolute paths to watch. */
  readonly inputs: readonly string[];
  /** The compiled file. */
  readonly output: string;
}

/**
 * Runs a TypeScript file of the site (`site.config.ts`, `sidebars.ts`) and returns its default export. The
 * compiled file is cached: the bundler is only loaded when one of the inputs has changed.
 */
export async function loadTypeScriptModule(
  file: string,
  cache: CacheStore,
  label: string,
): Promise<LoadedModule> {
  const record = await memo(
    cache,
    MODULES,
    [engineKey, file],
    () => bundle(file, cache, label),
    (saved) => stillHolds(saved, cache),
  );
  await noteUse(record.output);
  const codeHash = hashText(...record.inputs.map(([, inputHash]) => inputHash));
  const imported: unknown = await import(`${pathToFileURL(record.output).href}?${runs++}`).catch(
    (error: unknown) => {
      throw new BuildError(
        `\`${label}\` failed while it was loaded: ${error instanceof Error ? error.message : String(error)}`,
        {
          file: label,
          hint: 'It is run by Node during the build; correct the code or its imports.',
          cause: error,
        },
      );
    },
  );
  if (typeof imported !== 'object' || imported === null || !('default' in imported)) {
    throw new BuildError(`\`${label}\` has no default export`, {
      file: label,
      hint: 'Add `export default { … }`.',
    });
  }
  const inputs = record.inputs.map(([input]) => input);
  const { default: value } = imported;
  return { value, hash: hashText(codeHash, describeValue(value)), codeHash, inputs, output: record.output };
}

/** Node caches a module's exports by URL: each run gets a unique one. */
let runs = 0;

/** A value as text, including cyclic values and functions. */
function describeValue(value: unknown): string {
  return inspect(value, { depth: null, maxArrayLength: null, maxStringLength: null, breakLength: Infinity });
}

/** True when a compiled file and all of its inputs are unchanged. */
async function stillHolds({ output, inputs }: BundleRecord, cache: CacheStore): Promise<boolean> {
  const code = await readFile(output, 'utf8').catch(() => undefined);
  if (code === undefined) return false;
  if (path.parse(output).name !== hashText(code)) {
    cache.reportDamage(output);
    return false;
  }
  for (const [input, hash] of inputs) {
    const text = await readFile(input).catch(() => undefined);
    if (text === undefined || hashText(text) !== hash) return false;
  }
  return true;
}

async function bundle(file: string, cache: CacheStore, label: string): Promise<BundleRecord> {
  const { rolldown } = await import('rolldown');
  // Hashes of the bundler's inputs: a file that is saved in the meantime must not be recorded as bundled.
  const inputs = new Map<string, string>();
  const build = await rolldown({
    input: file,
    platform: 'node',
    tsconfig: false,
    // When the engine runs from source, a config's imports do as well.
    ...(!IS_COMPILED && { resolve: { conditionNames: [SOURCE_CONDITION, 'node', 'import'] } }),
    logLevel: 'silent',
    checks: { bundlerTimings: false },
    plugins: [
      bundleTypeScript(inputs),
      {
        name: 'record-inputs',
        load: {
          order: 'pre',
          async handler(id) {
            const code = await readFile(id, 'utf8');
            inputs.set(id, hashText(code));
            return { code: nameOwnPlace(code, id) };
          },
        },
      },
    ],
  });
  const result = await build.generate({ format: 'esm', codeSplitting: false }).catch((error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    const folder = file.endsWith(label) ? file.slice(0, -label.length) : path.dirname(file);
    const { message, ...place } = readBundlerMessage(text, folder);
    throw new BuildError(`\`${label}\` does not compile: ${message}`, {
      file: label,
      ...place,
      hint: 'Correct the code of the file, or what it imports.',
      cause: error,
    });
  });
  await build.close();
  const [chunk] = result.output;
  const output = path.join(cache.dir, MODULES, `${hashText(chunk.code)}.mjs`);
  await writeWhole(output, chunk.code);
  return { inputs: [...inputs].sort(([a], [b]) => (a < b ? -1 : 1)), output };
}

/**
 * An installed package is the engine's copy, regardless of the config's location: both share its classes and
 * state.
 */
function findInstalledPackage(id: string): string | undefined {
  if (!IS_COMPILED || !id.startsWith('@gruntwork-docs/')) return undefined;
  try {
    const file = createRequire(path.join(ENGINE_DIR, 'package.json')).resolve(id);
    return file.endsWith('.mjs') ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Packages stay external, unless they export TypeScript, which Node does not run from `node_modules`. They
 * are resolved from the importing file, and recorded with their versions, since other versions have other
 * code.
 */
function bundleTypeScript(inputs: Map<string, string>): Plugin {
  return {
    name: 'bundle-typescript',
    async resolveId(id, importer, { kind }) {
      if (/^[./#\0]/.test(id) || path.isAbsolute(id) || isBuiltin(id)) return undefined;
      const installed = findInstalledPackage(id);
      if (installed !== undefined) return { id: pathToFileURL(installed).href, external: true };
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      if (resolved === null || !path.isAbsolute(resolved.id)) return { id, external: true };
      if (/\.tsx?$/.test(resolved.id)) return resolved;
      for (const file of [resolved.id, findPackageFile(resolved.id)])
        if (file !== undefined) inputs.set(file, hashText(await readFile(file)));
      return { id: kind === 'require-call' ? resolved.id : pathToFileURL(resolved.id).href, external: true };
    },
  };
}

function findPackageFile(file: string): string | undefined {
  const folder = path.dirname(file);
  const found = path.join(folder, 'package.json');
  if (existsSync(found)) return found;
  return folder === file ? undefined : findPackageFile(folder);
}

/** Bundled files keep their original `import.meta` location. */
function nameOwnPlace(code: string, file: string): string {
  if (!/\bimport\.meta\b|\b__(?:dirname|filename)\b/.test(code)) return code;
  const places = { url: pathToFileURL(file).href, filename: file, dirname: path.dirname(file) };
  return code
    .replace(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, key: keyof typeof places) =>
      JSON.stringify(places[key]),
    )
    .replace(/(?<![\w$.'"`])__(dirname|filename)\b(?!['"`]|\s*=[^=])/g, (_, key: keyof typeof places) =>
      JSON.stringify(places[key]),
    );
}
