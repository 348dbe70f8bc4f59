import type { ModuleUse, ResourceRow } from '#shared/reference-view.ts';

/** Returns the unique row id of a called module, taken from its first call. */
export function toCallId({ calls }: Pick<ModuleUse, 'calls'>): string {
  return `call-${calls[0] ?? ''}`;
}

/** Returns the row id of a resource type. */
export function toResourceId({ mode, type }: Pick<ResourceRow, 'mode' | 'type'>): string {
  return `${mode === 'managed' ? 'resource' : mode}-${type}`;
}
