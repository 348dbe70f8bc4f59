import { formatPlural, formatText } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { BuilderIcon } from './BuilderIcon.tsx';
import { focusControl, useBuilder } from './builder-context.ts';
import { type FormStore, useForm } from './form-store.ts';

/** The progress of the form: invalid and missing values, with a link to the first one. */
export function StatusLine({ store }: { readonly store: FormStore }): ReactElement {
  const { texts } = useBuilder();
  const { faults } = useForm(store);
  const all = [...faults.values()].flat();
  const missing = all.filter(({ kind }) => kind === 'missing');
  const refused = all.filter(({ kind }) => kind !== 'missing');
  const [first] = [...refused, ...missing];
  const parts = [
    ...(refused.length > 0 ? [formatPlural(texts, 'builderProblems', refused.length)] : []),
    ...(missing.length > 0 ? [formatPlural(texts, 'builderMissing', missing.length)] : []),
  ];
  const name = first?.path.replace(/\/.*/, '') ?? '';
  return (
    <div
      className="builder-status"
      data-kind={refused.length > 0 ? 'refused' : missing.length > 0 ? 'open' : 'done'}
    >
      <p role="status">{parts.length === 0 ? texts.builderComplete : parts.join(' · ')}</p>
      {first === undefined ? (
        <BuilderIcon name="check" />
      ) : (
        <button type="button" className="builder-link" onClick={() => focusControl(first.path)}>
          {formatText(texts.builderGoTo, { name })}
        </button>
      )}
    </div>
  );
}
