import { formatText } from '@gruntwork-docs/engine/shared';
import { elementOf, type Member } from '@gruntwork-docs/terraform/builder';
import type { ReactElement } from 'react';
import { BuilderIcon } from './BuilderIcon.tsx';
import { toControlId, useBuilder } from './builder-context.ts';
import { ControlErrors, selectErrors } from './control-errors.tsx';
import type { ControlProps } from './control-props.ts';
import { ModeButton } from './ModeButton.tsx';

interface MemberRowProps extends Pick<ControlProps, 'type' | 'path' | 'name' | 'faults'> {
  readonly kind: 'list' | 'map';
  readonly member: Member;
  readonly index: number;
  readonly itemName: string;
  readonly onMember: (member: Member) => void;
  readonly onRemove: (() => void) | undefined;
}

/** An element of a list, or an entry of a map with its key. */
export function MemberRow(props: MemberRowProps): ReactElement {
  const { type, kind, path, name, member, index, itemName, faults, onMember, onRemove } = props;
  const { texts, Control } = useBuilder();
  const own = `${path}/${member.id}`;
  const id = toControlId(own);
  const element = elementOf(type, index);
  const isNested = !['string', 'number', 'bool', 'any'].includes(element.kind);
  const number = index + 1;
  const valueName = kind === 'map' ? formatText(texts.builderValue, { number, name }) : itemName;
  const keyFaults = selectErrors(faults, own).filter((fault) => fault.kind === 'key');
  const onChange = (draft: Member['draft']): void => onMember({ ...member, draft });
  return (
    <div className="builder-member" data-nested={isNested ? '' : undefined}>
      {kind === 'map' && (
        <div className="builder-key">
          <input
            id={`${id}-key`}
            type="text"
            dir="auto"
            aria-label={formatText(texts.builderKey, { number, name })}
            placeholder={texts.builderKeyShort}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={member.key}
            onChange={(event) => onMember({ ...member, key: event.target.value })}
            aria-invalid={keyFaults.length > 0 && member.key !== '' ? true : undefined}
            aria-describedby={keyFaults.length > 0 && member.key !== '' ? `${id}/key-faults` : undefined}
          />
          {member.key !== '' && <ControlErrors faults={keyFaults} path={`${own}/key`} />}
        </div>
      )}
      <div className="builder-value">
        <Control
          type={element}
          draft={member.draft}
          path={own}
          name={valueName}
          faults={
            kind === 'map' ? faults.filter((fault) => fault.path !== own || fault.kind !== 'key') : faults
          }
          onChange={onChange}
        />
      </div>
      <div className="builder-member-actions">
        <ModeButton type={element} draft={member.draft} path={own} name={valueName} onChange={onChange} />
        {onRemove !== undefined && (
          <button
            type="button"
            id={`${id}-remove`}
            className="builder-icon-button"
            aria-label={formatText(texts.builderRemove, { name: itemName })}
            onClick={onRemove}
          >
            <BuilderIcon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}
