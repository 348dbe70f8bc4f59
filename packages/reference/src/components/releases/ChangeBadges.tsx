import { formatPlural } from '@gruntwork-docs/engine/shared';
import { Fragment, type ReactElement } from 'react';
import type { MessageKey } from '#shared/messages/messages.ts';
import type { ChangeCounts, ChangeSeverity } from '#shared/release-view.ts';
import { useMessages } from '../use-messages.ts';

/** From the gravest on. */
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

/** What one change asks of callers. */
export function SeverityMark({ severity }: { readonly severity: ChangeSeverity }): ReactElement {
  return <span className={`mark mark-${severity}`}>{useMessages()[NAMES[severity]]}</span>;
}

/** How many changes there are, a mark for each severity that there is. */
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
