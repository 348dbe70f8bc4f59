import type { Fence, FenceTabs } from '@gruntwork-docs/engine';

const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;
type Manager = (typeof MANAGERS)[number];

const LABELS: Readonly<Record<Manager, string>> = { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' };

/** The same commands for other package managers, where a fence asks for them with `npm2yarn`. */
export function expandPackageFence(
  { lang, meta, code }: Fence,
  wanted: readonly string[] = MANAGERS,
): FenceTabs | undefined {
  if (!/(?:^|\s)npm2yarn(?:\s|$)/.test(meta)) return undefined;
  const shared = { lang: lang === '' ? 'bash' : lang, meta: meta.replace('npm2yarn', '').trim() };
  const convert = (manager: Manager): string =>
    code
      .split('\n')
      .map((line) => convertLine(line, manager))
      .join('\n');
  return {
    groupId: 'npm2yarn',
    tabs: MANAGERS.filter((manager) => manager === 'npm' || wanted.includes(manager)).map((manager) => ({
      value: manager,
      label: LABELS[manager],
      fences: [{ ...shared, code: convert(manager) }],
    })),
  };
}

function convertLine(line: string, manager: Manager): string {
  if (manager === 'npm') return line;
  return line.replace(
    /(^|&&\s*|\|\s*|\$\s+|^\s*)(npm|npx)\s+([^&|]*)/g,
    (_, before: string, program: string, rest: string) =>
      `${before}${program === 'npx' ? toRunner(manager) + rest : convertCommand(rest, manager)}`,
  );
}

function toRunner(manager: Manager): string {
  return { npm: 'npx ', yarn: 'yarn dlx ', pnpm: 'pnpm dlx ', bun: 'bun x ' }[manager];
}

function convertCommand(command: string, manager: Manager): string {
  const [verb = '', ...words] = command.trimEnd().split(/\s+/);
  const space = /\s*$/.exec(command)?.[0] ?? '';
  const flags = new Map([
    ['--save-dev', manager === 'pnpm' ? '--save-dev' : '--dev'],
    ['-D', manager === 'pnpm' ? '--save-dev' : '--dev'],
    ['--save', ''],
    ['-S', ''],
    ['--save-exact', '--exact'],
    ['-E', '--exact'],
    ['--global', ''],
    ['-g', ''],
    ['--', ''],
  ]);
  const isGlobal = words.includes('-g') || words.includes('--global');
  const rest = words.map((word) => flags.get(word) ?? word).filter((word) => word !== '');
  const scope = isGlobal ? (manager === 'yarn' ? ['global'] : ['--global']) : [];
  const join = (...parts: readonly string[]): string => [manager, ...parts].join(' ') + space;
  switch (verb) {
    case 'install':
    case 'i':
    case 'add':
      return rest.length === 0
        ? join('install')
        : join(...(manager === 'yarn' ? scope : []), 'add', ...(manager === 'yarn' ? [] : scope), ...rest);
    case 'uninstall':
    case 'remove':
    case 'rm':
      return join('remove', ...rest);
    case 'ci':
      return join('install', '--frozen-lockfile');
    case 'run':
      return manager === 'bun' ? join('run', ...rest) : join(...rest);
    case 'init':
    case 'create':
      return rest.length === 0 ? join('init') : join('create', ...rest);
    default:
      return join(verb, ...rest);
  }
}
