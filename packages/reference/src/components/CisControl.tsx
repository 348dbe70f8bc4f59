import { formatText, PageError } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import type { Messages } from '#shared/messages/messages.ts';
import type { ComplianceView, ControlRow } from '#shared/reference-view.ts';
import { useCompliance } from './use-compliance.ts';
import { useMessages } from './use-messages.ts';

export interface CisControlProps {
  /** Id of the recommendation in `content/data/compliance.yaml`. */
  readonly id: string;
}

/** A recommendation of the benchmark: number and title, linked to its row of the matrix. */
export function CisControl({ id }: CisControlProps): ReactElement {
  const compliance = useCompliance();
  const texts = useMessages();
  const control = compliance?.controls.find((row) => row.id === `control-${id}`);
  if (compliance === undefined || control === undefined)
    throw new PageError(
      `there is no recommendation \`${id}\``,
      `id="${id}"`,
      'Name an `id` of `content/data/compliance.yaml`, or add it there.',
    );
  const text = (
    <>
      <span className="control-number">{describeNumbers(control, compliance, texts)}</span> {control.title}
    </>
  );
  return compliance.matrixUrl === undefined ? (
    <span className="control">{text}</span>
  ) : (
    <a className="control" href={`${compliance.matrixUrl}#${control.id}`}>
      {text}
    </a>
  );
}

/** Returns `CIS 1.2`, with the version of the benchmark if its number differs among the named versions. */
function describeNumbers(
  control: ControlRow,
  { versions, namedVersions = versions }: ComplianceView,
  texts: Messages,
): string {
  const all = versions.map((version, index) => ({ version, number: control.versions[index]?.number }));
  const named = all.filter(({ version }) => namedVersions.includes(version));
  // A recommendation that is in no named version lists the versions that have it.
  const shown = named.some(({ number }) => number !== undefined) ? named : all;
  const first = shown[0]?.number;
  if (first !== undefined && shown.every(({ number }) => number === first))
    return formatText(texts.cisNumber, { number: first });
  const places = shown.flatMap(({ version, number }) =>
    number === undefined ? [] : [formatText(texts.cisNumberIn, { number, version })],
  );
  return formatText(texts.cisNumber, { number: places.join(', ') });
}
