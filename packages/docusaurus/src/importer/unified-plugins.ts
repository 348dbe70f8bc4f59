import { z } from 'zod';

/** Built-in replacement for a remark or rehype plugin. */
type Kind = 'math' | 'packages' | 'tabs';

/** A plugin of remark or rehype in the options of a docs, blog or pages plugin. */
export interface UnifiedPlugin {
  /** Option that lists it: `remarkPlugins`. */
  readonly key: string;
  readonly name: string;
  /** Absent when there is no equivalent here. */
  readonly kind: Kind | undefined;
  /** The plugin itself. */
  readonly used: unknown;
  readonly options: unknown;
}

const KEYS = [
  'remarkPlugins',
  'rehypePlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
  'recmaPlugins',
];

/** Lists the remark and rehype plugins in the options of a content plugin. */
export function listUnifiedPlugins(options: Readonly<Record<string, unknown>>): UnifiedPlugin[] {
  return KEYS.flatMap((key) => {
    const list = options[key];
    if (!Array.isArray(list)) return [];
    return list.filter(Boolean).map((entry: unknown): UnifiedPlugin => {
      const [used, own]: unknown[] = Array.isArray(entry) ? entry : [entry];
      const name = typeof used === 'function' ? used.name : String(used);
      return { key, name: name || 'a function', kind: recognize(name, used), used, options: own };
    });
  });
}

/** Many plugins have a function of the same name, `plugin`: its source tells them apart. */
function recognize(name: string, used: unknown): Kind | undefined {
  const text = typeof used === 'function' ? String(used) : '';
  if (/^(?:(?:remark-?)?math|rehype-?katex)$/i.test(name)) return 'math';
  if (/npm2yarn/i.test(name + text)) return 'packages';
  if (/tab-?blocks/i.test(name) || text.includes('collectTabNodes')) return 'tabs';
  return /^(?:attacher|plugin)$/.test(name) && /\bsync\b/.test(text) ? 'packages' : undefined;
}

/** Options of a site's plugins for fences. */
export interface FenceOptions {
  readonly packageManagers?: readonly string[];
  readonly tabLabels?: Readonly<Record<string, string>>;
}

const packages = z.looseObject({ converters: z.array(z.string()) });
const tabs = z.looseObject({ labels: z.array(z.tuple([z.string(), z.string()])) });

/** Reads plugin options for fences; function options are left out. */
export function readFenceOptions(plugins: readonly UnifiedPlugin[]): FenceOptions {
  const managers = plugins.flatMap(({ kind, options }) =>
    kind === 'packages' ? (packages.safeParse(options).data?.converters ?? []) : [],
  );
  const labels = plugins.flatMap(({ kind, options }) =>
    kind === 'tabs' ? (tabs.safeParse(options).data?.labels ?? []) : [],
  );
  return {
    ...(managers.length > 0 && { packageManagers: [...new Set(managers)] }),
    ...(labels.length > 0 && { tabLabels: Object.fromEntries(labels) }),
  };
}
