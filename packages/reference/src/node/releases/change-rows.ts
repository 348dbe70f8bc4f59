import { listCallLines } from '@gruntwork-docs/terraform';
import { type Change, SEVERITIES } from '@gruntwork-docs/terraform/model';
import type { ChangeCounts, ChangeRow } from '#shared/release-view.ts';

/** Creates the display row of a change. */
export function toChangeRow(change: Change): ChangeRow {
  const { severity, subject, name, kind, message, before, after } = change;
  // The sentence already includes the new name.
  const isSaid = kind === 'renamed' || kind === 'moved';
  return {
    severity,
    subject,
    name,
    message,
    ...(before !== undefined && { before }),
    ...(after !== undefined && !isSaid && { after }),
    ...(kind === 'added' && { isNew: true }),
    lines: listCallLines(change),
  };
}

/** Counts the changes of each severity. */
export function countChanges(changes: readonly Pick<Change, 'severity'>[]): ChangeCounts {
  const count = (severity: string): number => changes.filter((change) => change.severity === severity).length;
  const [breaking = 0, behavior = 0, addition = 0, note = 0] = SEVERITIES.map(count);
  return { breaking, behavior, addition, note };
}
