import type { Fence, FenceTabs } from '@gruntwork-docs/engine';
import convert from 'npm-to-yarn';

const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;
type Manager = (typeof MANAGERS)[number];

const LABELS: Readonly<Record<Manager, string>> = { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' };

/** Adds the commands for other package managers, when a fence has `npm2yarn`. */
export function expandPackageFence(
  { lang, meta, code }: Fence,
  wanted: readonly string[] = MANAGERS,
): FenceTabs | undefined {
  if (!/(?:^|\s)npm2yarn(?:\s|$)/.test(meta)) return undefined;
  const shared = { lang: lang === '' ? 'bash' : lang, meta: meta.replace('npm2yarn', '').trim() };
  return {
    groupId: 'npm2yarn',
    tabs: MANAGERS.filter((manager) => manager === 'npm' || wanted.includes(manager)).map((manager) => ({
      value: manager,
      label: LABELS[manager],
      fences: [{ ...shared, code: manager === 'npm' ? code : convert(code, manager) }],
    })),
  };
}
