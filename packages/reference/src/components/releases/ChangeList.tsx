import { formatPlural } from '@gruntwork-docs/engine/shared';
import { Message } from '@gruntwork-docs/theme/components';
import { Fragment, type ReactElement } from 'react';
import type { MessageKey } from '#shared/messages/messages.ts';
import type { ChangeRow, ChangeSubject, SharedChangeRow } from '#shared/release-view.ts';
import { BreakableName } from '../BreakableName.tsx';
import { InlineCode } from '../glossary/InlineCode.tsx';
import { useMessages } from '../use-messages.ts';
import { SeverityMark } from './ChangeBadges.tsx';

/** Longer and multiline values are collapsed. */
const LONG_VALUE = 72;

const SUBJECTS = {
  module: 'subjectModule',
  input: 'subjectInput',
  output: 'subjectOutput',
  resource: 'subjectResource',
  'module call': 'subjectCall',
  provider: 'subjectProvider',
  terraform: 'subjectTerraform',
} as const satisfies Readonly<Record<ChangeSubject, MessageKey>>;

/** Differences between two versions of a module, the most severe first, with the edits of a call. */
export function ChangeList({
  changes,
}: {
  readonly changes: readonly (ChangeRow | SharedChangeRow)[];
}): ReactElement {
  const texts = useMessages();
  return (
    <dl className="controls">
      {changes.map((change) => (
        <div key={`${change.subject} ${change.name} ${change.message} ${change.before ?? ''}`}>
          <dt>
            <Message
              text={texts[SUBJECTS[change.subject]]}
              values={{ name: <BreakableName name={change.name} /> }}
            />{' '}
            <SeverityMark severity={change.severity} />
          </dt>
          <dd>
            <InlineCode text={change.message} /> <Values {...change} />
            {'modules' in change && <> {formatPlural(texts, 'inModules', change.modules)}</>}
          </dd>
          {change.lines.length > 0 && (
            <dd>
              <CallLines lines={change.lines} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The old and the new value, on the same line if both are short. */
function Values({
  before,
  after,
  isNew,
}: Pick<ChangeRow, 'before' | 'after' | 'isNew'>): ReactElement | null {
  const texts = useMessages();
  const both = [before, after].filter((value) => value !== undefined);
  if (both.length === 0) return null;
  if (both.every((value) => value.length <= LONG_VALUE && !value.includes('\n'))) {
    const one =
      before === undefined ? (isNew === true ? texts.valueDefault : texts.valueNow) : texts.valueWas;
    const text = both.length === 2 ? texts.valueWasNow : one;
    return <Message text={text} values={{ before: <code>{before}</code>, after: <code>{after}</code> }} />;
  }
  return (
    <details className="param-fold">
      <summary>{texts.valuesInFull}</summary>
      {both.map((value, index) => (
        <pre key={index === 0 && before !== undefined ? 'before' : 'after'} className="param-code">
          {value}
        </pre>
      ))}
    </details>
  );
}

function CallLines({ lines }: { readonly lines: readonly string[] }): ReactElement {
  return (
    <pre className="param-code">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, rendered once
        <Fragment key={index}>
          {index > 0 && '\n'}
          <span className={line.startsWith('-') ? 'line del' : 'line add'}>{line}</span>
        </Fragment>
      ))}
    </pre>
  );
}
