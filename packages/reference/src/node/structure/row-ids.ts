import type { ModuleUse, ResourceRow } from '#shared/reference-view.ts';

/** Id of the row of a module that is called: that of its first call, as no other row has. */
export function toCallId({ calls }: Pick<ModuleUse, 'calls'>): string {
  return `call-${calls[0] ?? ''}`;
}

/** Id of the row of a type of resources. */
export function toResourceId({ mode, type }: Pick<ResourceRow, 'mode' | 'type'>): string {
  return `${mode === 'managed' ? 'resource' : mode}-${type}`;
}
