import { formatText } from '@gruntwork-docs/engine/shared';
import { createDraft, type Draft, startDraft } from '@gruntwork-docs/terraform/builder';
import type { TypeAttribute } from '@gruntwork-docs/terraform/model';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { BuilderIcon } from './BuilderIcon.tsx';
import { focusControl, toControlId, useBuilder } from './builder-context.ts';
import { ControlErrors, describeControl, selectErrors } from './control-errors.tsx';
import type { ControlProps } from './control-props.ts';
import { FieldRow, toPlaceholder } from './FieldRow.tsx';
import { PlainText } from './PlainText.tsx';

interface ObjectControlProps extends ControlProps {
  readonly attributes: ReadonlyMap<string, Draft>;
  readonly onAttributes: (attributes: ReadonlyMap<string, Draft>) => void;
}

/** The attributes of an object: fields for those that are required or set, buttons for the others. */
export function ObjectControl(props: ObjectControlProps): ReactElement {
  const { type, path, name, attributes, faults, describedBy, onAttributes } = props;
  const { texts } = useBuilder();
  const own = selectErrors(faults, path);
  const all = type.kind === 'object' ? type.attributes : [];
  const shown = all.filter((attribute) => attribute.required || attributes.has(attribute.name));
  const rest = all.filter((attribute) => !shown.includes(attribute));
  const change = (key: string, draft: Draft): void => onAttributes(new Map(attributes).set(key, draft));
  const set = (attribute: TypeAttribute): void => {
    flushSync(() => change(attribute.name, startDraft(attribute.typeTree, attribute.default)));
    focusControl(`${path}/${attribute.name}`);
  };
  const unset = (key: string): void => {
    const left = new Map(attributes);
    left.delete(key);
    flushSync(() => onAttributes(left));
    document.getElementById(`${toControlId(`${path}/${key}`)}-set`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in addition to the existing label
    <div
      id={toControlId(path)}
      className="builder-object"
      role="group"
      aria-label={name}
      {...describeControl(own, path, describedBy)}
    >
      {shown.map((attribute) => (
        <AttributeField
          key={attribute.name}
          attribute={attribute}
          draft={attributes.get(attribute.name)}
          path={`${path}/${attribute.name}`}
          faults={faults}
          onChange={(draft) => change(attribute.name, draft)}
          onUnset={() => unset(attribute.name)}
        />
      ))}
      {rest.length > 0 && (
        <div className="builder-rest">
          <span className="builder-rest-label">{texts.builderMoreAttributes}</span>
          {rest.map((attribute) => (
            <button
              key={attribute.name}
              type="button"
              id={`${toControlId(`${path}/${attribute.name}`)}-set`}
              className="builder-chip"
              aria-label={formatText(texts.builderSetInput, { name: attribute.name })}
              onClick={() => set(attribute)}
            >
              <BuilderIcon name="plus" size={12} />
              {attribute.name}
            </button>
          ))}
        </div>
      )}
      <ControlErrors faults={own} path={path} />
    </div>
  );
}

interface AttributeFieldProps {
  readonly attribute: TypeAttribute;
  readonly draft: Draft | undefined;
  readonly path: string;
  readonly faults: ControlProps['faults'];
  readonly onChange: (draft: Draft) => void;
  readonly onUnset: () => void;
}

function AttributeField(props: AttributeFieldProps): ReactElement {
  const { attribute, path, faults, onChange, onUnset } = props;
  const { name, typeTree, required, description, default: fallback } = attribute;
  const hasText = typeTree.kind === 'string' || typeTree.kind === 'number';
  return (
    <div className="builder-attribute">
      <FieldRow
        name={name}
        type={typeTree}
        path={path}
        draft={props.draft ?? createDraft(typeTree)}
        required={required}
        description={description && <PlainText text={description} />}
        faults={faults}
        onChange={onChange}
        onUnset={required ? undefined : onUnset}
        placeholder={hasText ? toPlaceholder(fallback) : undefined}
      />
    </div>
  );
}
