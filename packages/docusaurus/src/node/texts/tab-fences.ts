import type { Fence, FenceTab, FenceTabs } from '@gruntwork-docs/engine';
import { z } from 'zod';

const LABELS: Readonly<Record<string, string>> = { js: 'JavaScript', ts: 'TypeScript' };

const mark = z.looseObject({ label: z.string().optional(), span: z.number().int().positive().default(1) });
type Mark = z.output<typeof mark>;

const MARK = /(?:^|\s)tab(?:=(\{[^}]*\}))?(?=\s|$)/;

/**
 * Converts consecutive fences with `tab` to tabs: `tab={"label": "Windows", "span": 2}` labels a tab and
 * includes the next fence. `labels` are language names.
 */
export function expandTabFence(
  fence: Fence,
  following: readonly Fence[],
  labels: Readonly<Record<string, string>> = {},
): FenceTabs | undefined {
  const all = [fence, ...following];
  const tabs: FenceTab[] = [];
  let at = 0;
  for (let own = readMark(fence); own !== undefined; own = readMark(all[at])) {
    const fences = all.slice(at, at + own.span).map(dropMark);
    const lang = fences[0]?.lang ?? '';
    const label = own.label ?? labels[lang] ?? LABELS[lang] ?? lang;
    tabs.push({ value: own.label?.toLowerCase().replaceAll(' ', '-') ?? lang, label, fences });
    at += fences.length;
  }
  return tabs.length === 0 ? undefined : { groupId: 'code-examples', tabs, taken: at - 1 };
}

function readMark(fence: Fence | undefined): Mark | undefined {
  // A title may contain any word.
  const found = MARK.exec(fence?.meta.replace(/[\w-]+=(["']).*?\1/g, '') ?? '');
  if (found === null) return undefined;
  try {
    return mark.parse(JSON.parse(found[1] ?? '{}'));
  } catch {
    return mark.parse({});
  }
}

function dropMark(fence: Fence): Fence {
  return { ...fence, meta: fence.meta.replace(MARK, ' ').trim() };
}
