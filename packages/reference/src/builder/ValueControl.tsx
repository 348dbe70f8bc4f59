import type { Draft, DraftFault } from '@gruntwork-docs/terraform/builder';
import type { TypeTree } from '@gruntwork-docs/terraform/model';
import type { ReactElement } from 'react';
import { ExpressionControl } from './ExpressionControl.tsx';
import { MembersControl } from './MembersControl.tsx';
import { ObjectControl } from './ObjectControl.tsx';
import { TextControl } from './TextControl.tsx';

/** One value of a form, and how it is known. */
export interface ControlProps {
  readonly type: TypeTree;
  readonly draft: Draft;
  /** As faults have it; the control's id is made of it. */
  readonly path: string;
  /** What the value is called. */
  readonly name: string;
  /** Ids of what describes it. */
  readonly describedBy?: string | undefined;
  /** Those of the whole input. */
  readonly faults: readonly DraftFault[];
  readonly onChange: (draft: Draft) => void;
  /** Texts that a rule lists. */
  readonly choices?: readonly string[] | undefined;
  /** What is there without it. */
  readonly placeholder?: string | undefined;
}

/** The control of a value: that of its type, or of an expression in its place. */
export function ValueControl(props: ControlProps): ReactElement {
  const { draft, onChange } = props;
  switch (draft.kind) {
    case 'expression':
      return (
        <ExpressionControl {...props} text={draft.text} onText={(text) => onChange({ ...draft, text })} />
      );
    case 'text':
      return <TextControl {...props} text={draft.text} onText={(text) => onChange({ ...draft, text })} />;
    case 'list':
    case 'map':
      return (
        <MembersControl
          {...props}
          kind={draft.kind}
          members={draft.members}
          onMembers={(members) => onChange({ ...draft, members })}
        />
      );
    case 'object':
      return (
        <ObjectControl
          {...props}
          attributes={draft.attributes}
          onAttributes={(attributes) => onChange({ ...draft, attributes })}
        />
      );
  }
}
