import { formatPlural } from '@gruntwork-docs/engine/shared';
import { Fragment, type ReactElement } from 'react';
import type { MessageKey } from '#shared/messages/messages.ts';
import type { ChangeCounts, ChangeSeverity } from '#shared/release-view.ts';
import { useMessages } from '../use-messages.ts';

/** Severities, most severe first. */
const SEVERITIES = ['breaking', 'behavior', 'addition', 'note'] as const;

const NAMES = {
  breaking: 'changeBreaking',
  behavior: 'changeBehavior',
  addition: 'changeAddition',
  note: 'changeNote',
} as const satisfies Readonly<Record<ChangeSeverity, MessageKey>>;

const COUNTS = {
  breaking: 'breakingCount',
  behavior: 'behaviorCount',
  addition: 'additionCount',
  note: 'noteCount',
} as const satisfies Readonly<Record<ChangeSeverity, string>>;

/** The severity of a change for callers. */
export function SeverityMark({ severity }: { readonly severity: ChangeSeverity }): ReactElement {
  return <span className={`mark mark-${severity}`}>{useMessages()[NAMES[severity]]}</span>;
}

/** The number of changes, one badge per severity that occurs. */
export function CountBadges({ counts }: { readonly counts: ChangeCounts }): ReactElement {
  const texts = useMessages();
  return (
    <>
      {SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => (
        <Fragment key={severity}>
          {' '}
          <span className={`mark mark-${severity}`}>
            {formatPlural(texts, COUNTS[severity], counts[severity])}
          </span>
        </Fragment>
      ))}
    </>
  );
}
