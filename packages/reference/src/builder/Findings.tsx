import { formatPlural, formatText } from '@gruntwork-docs/engine/shared';
import type { BlockFinding, CheckedBlock } from '@gruntwork-docs/terraform/builder';
import { summarizeType } from '@gruntwork-docs/terraform/model';
import type { ReactElement } from 'react';
import type { BuilderMessages } from '#shared/messages/builder.ts';
import { focusControl, useBuilder } from './builder-context.ts';
import type { PublishedModule } from './load-module.ts';
import { PlainText } from './PlainText.tsx';
import type { PasteResult } from './read-pasted.ts';

/** Suggested changes to a pasted call, each with its line and a link to its control. */
export function Findings({
  result: { block, knowsChanges },
  module,
}: {
  readonly result: PasteResult;
  readonly module: PublishedModule;
}): ReactElement {
  const { texts } = useBuilder();
  const { source = '', isOwn } = block;
  const findings = block.findings.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const known = new Set(module.variables.map(({ name }) => name));
  return (
    <div className="builder-findings">
      {!isOwn && (
        <p className="builder-warning">
          <PlainText text={formatText(texts.builderPasteOther, { source })} />
        </p>
      )}
      <p>
        {findings.length > 0
          ? formatPlural(texts, 'builderFindings', findings.length)
          : describeFit(module, texts)}{' '}
        <span className="builder-note">{describePin(block, knowsChanges, texts)}</span>
      </p>
      <ul>
        {findings.map((finding) => {
          const [name = ''] = finding.name.split('.');
          return (
            <li key={`${finding.kind} ${finding.name} ${finding.message}`} data-kind={finding.kind}>
              {known.has(name) ? (
                <button
                  type="button"
                  className="builder-link builder-name"
                  onClick={() => focusControl(name)}
                >
                  {finding.name}
                </button>
              ) : (
                <span className="builder-name">{finding.name}</span>
              )}
              {finding.line !== undefined && (
                <span className="builder-line">{formatText(texts.builderLine, { line: finding.line })}</span>
              )}
              <p>
                <PlainText text={describeFinding(finding, block.version, texts)} />
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function describeFit({ version }: PublishedModule, texts: BuilderMessages): string {
  return version === undefined ? texts.builderPasteFineHere : formatText(texts.builderPasteFine, { version });
}

function describePin({ version }: CheckedBlock, knowsChanges: boolean, texts: BuilderMessages): string {
  if (version === undefined) return texts.builderNotPinned;
  return formatText(knowsChanges ? texts.builderPinned : texts.builderPinnedUnknown, { version });
}

function describeFinding(finding: BlockFinding, version: string | undefined, texts: BuilderMessages): string {
  const { kind, name, near, type, message } = finding;
  switch (kind) {
    case 'missing':
      return texts.builderFoundMissing;
    case 'null':
      return texts.builderFaultNull;
    case 'type':
      return formatText(texts.builderFaultType, { type: type === undefined ? '' : summarizeType(type) });
    case 'rule':
      return message;
    case 'changed':
      return formatText(texts.builderFoundChanged, { version: version ?? '', message });
    case 'unknown':
      if (name.includes('.')) return texts.builderFoundAttribute;
      return near === undefined ? texts.builderFoundUnknown : formatText(texts.builderFoundNear, { near });
  }
}
