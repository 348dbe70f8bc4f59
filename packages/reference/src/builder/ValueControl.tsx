import type { ReactElement } from 'react';
import type { ControlProps } from './control-props.ts';
import { ExpressionControl } from './ExpressionControl.tsx';
import { MembersControl } from './MembersControl.tsx';
import { ObjectControl } from './ObjectControl.tsx';
import { TextControl } from './TextControl.tsx';

/** The control of a value: for its type, or for an expression. */
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
