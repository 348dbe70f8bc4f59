import { formatText } from '@gruntwork-docs/engine/shared';
import { createDraft, createMember, elementOf, type Member } from '@gruntwork-docs/terraform/builder';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { BuilderIcon } from './BuilderIcon.tsx';
import { focusControl, toControlId, useBuilder } from './builder-context.ts';
import { ControlErrors, describeControl, selectErrors } from './control-errors.tsx';
import type { ControlProps } from './control-props.ts';
import { MemberRow } from './MemberRow.tsx';

interface MembersControlProps extends ControlProps {
  readonly kind: 'list' | 'map';
  readonly members: readonly Member[];
  readonly onMembers: (members: readonly Member[]) => void;
}

/** The elements of a list, set or tuple, or the entries of a map. */
export function MembersControl(props: MembersControlProps): ReactElement {
  const { type, kind, path, name, members, faults, describedBy, onMembers } = props;
  const { texts, announce } = useBuilder();
  const own = selectErrors(faults, path);
  const isFixed = type.kind === 'tuple';
  const addId = `${toControlId(path)}-add`;
  const nameOf = (index: number): string => formatText(texts.builderItem, { number: index + 1, name });
  const add = (): void => {
    const member = createMember(createDraft(elementOf(type, members.length)));
    flushSync(() => onMembers([...members, member]));
    if (kind === 'map') document.getElementById(`${toControlId(`${path}/${member.id}`)}-key`)?.focus();
    else focusControl(`${path}/${member.id}`);
  };
  const remove = (index: number): void => {
    flushSync(() => onMembers(members.filter((_, at) => at !== index)));
    announce(formatText(texts.builderRemoved, { name: nameOf(index) }));
    // The next member has moved into this position.
    const next = members[index + 1] ?? members[index - 1];
    document
      .getElementById(next === undefined ? addId : `${toControlId(`${path}/${next.id}`)}-remove`)
      ?.focus();
  };
  const replace = (changed: Member): void =>
    onMembers(members.map((member) => (member.id === changed.id ? changed : member)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in addition to the existing label
    <div
      id={toControlId(path)}
      className="builder-members"
      role="group"
      aria-label={name}
      {...describeControl(own, path, describedBy)}
    >
      {members.map((member, index) => (
        <MemberRow
          key={member.id}
          type={type}
          kind={kind}
          path={path}
          name={name}
          faults={faults}
          member={member}
          index={index}
          itemName={nameOf(index)}
          onMember={replace}
          onRemove={isFixed ? undefined : () => remove(index)}
        />
      ))}
      {!isFixed && (
        <button
          type="button"
          id={addId}
          className="builder-add"
          aria-label={formatText(kind === 'map' ? texts.builderAddEntryTo : texts.builderAddItemTo, { name })}
          onClick={add}
        >
          <BuilderIcon name="plus" size={14} />
          {kind === 'map' ? texts.builderAddEntry : texts.builderAddItem}
        </button>
      )}
      <ControlErrors faults={own} path={path} />
    </div>
  );
}
