import path from 'node:path';
import { resolvePageImport } from '../node/modules/resolve-import.ts';
import { findPluginModule, listConfigModules, type PluginModule } from './find-plugin-module.ts';
import { findFreeNames, toOptions } from './plugin-options.ts';
import type { Report } from './report.ts';
import type { DocusaurusConfig } from './site-config.ts';
import { Code } from './to-source.ts';
import { listUnifiedPlugins, type UnifiedPlugin } from './unified-plugins.ts';

type Take = (options: Readonly<Record<string, unknown>>, kind: string) => Record<string, unknown>;

/**
 * Converts the remark and rehype plugins that are not built in: to imports of their modules, or to inline
 * functions of the config. Reports each that is neither.
 */
export function createUnifiedPluginConverter(
  { file, text }: DocusaurusConfig,
  siteDir: string,
  report: Report,
): Take {
  let modules: ReturnType<typeof listConfigModules> | undefined;
  const find = (used: unknown): PluginModule | undefined => {
    modules ??= listConfigModules(path.join(siteDir, file), text);
    return findPluginModule(used, modules);
  };
  return (options, kind) => {
    const taken: Record<string, object[]> = {};
    for (const plugin of listUnifiedPlugins(options).filter((own) => own.kind === undefined)) {
      const { key, name } = plugin;
      const drop = (why: string): void => report.drop(`${key} of the ${kind}: \`${name}\` ${why}`, key);
      const own = key === 'recmaPlugins' ? undefined : convert(plugin, find(plugin.used), siteDir, drop);
      if (own !== undefined) taken[key] = [...(taken[key] ?? []), own];
      else drop(key === 'recmaPlugins' ? 'changes compiled code' : 'is in no module that the config imports');
    }
    return taken;
  };
}

function convert(
  { name, used, options }: UnifiedPlugin,
  found: PluginModule | undefined,
  siteDir: string,
  drop: (why: string) => void,
): object | undefined {
  const own = found === undefined ? undefined : describeModule(found, siteDir);
  if (own === undefined && (typeof used !== 'function' || findFreeNames(String(used)).length > 0))
    return undefined;
  const text = found?.text ?? String(used);
  const imports = findSourceImports(text).filter((id) => resolvePageImport(id, '', siteDir) !== undefined);
  return {
    name: own?.name ?? name,
    load: new Code(own?.load ?? `() => ${String(used)}`),
    ...(options !== undefined && { options: toOptions(options, siteDir, drop) }),
    ...(imports.length > 0 && { imports }),
  };
}

function describeModule({ id, exported }: PluginModule, siteDir: string): { name: string; load: string } {
  const relative = path.relative(siteDir, id).split(path.sep).join('/');
  const place = !path.isAbsolute(id) ? id : relative.startsWith('.') ? relative : `./${relative}`;
  const used = `import(${JSON.stringify(place).replaceAll('"', "'")})`;
  return exported === 'default'
    ? { name: place, load: `() => ${used}` }
    : { name: `${exported} of ${place}`, load: `async () => (await ${used}).${exported}` };
}

/** Finds the modules that a plugin's code imports into content. */
export function findSourceImports(text: string): string[] {
  const named = text.matchAll(/(['"`])(@(?:theme|site|docusaurus)\/[\w./-]+)\1/g);
  const written = text.matchAll(/["'`]\s*import\s[^'"`;]{1,100}\sfrom\s\\?["']([^"'`\\]+)/g);
  return [
    ...new Set([...[...named].map(([, , id = '']) => id), ...[...written].map(([, id = '']) => id)]),
  ].sort();
}
