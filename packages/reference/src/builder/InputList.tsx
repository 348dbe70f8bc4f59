import { formatText } from '@gruntwork-docs/engine/shared';
import type { ModuleVariable } from '@gruntwork-docs/terraform/model';
import { memo, type ReactElement, useMemo } from 'react';
import { matchesRow } from '../components/filter-rows.ts';
import { useBuilder } from './builder-context.ts';
import type { FormStore } from './form-store.ts';
import { InputField } from './InputField.tsx';
import { inPieces } from './in-pieces.ts';

export interface InputListProps {
  readonly variables: readonly ModuleVariable[];
  readonly store: FormStore;
  /** The search query. */
  readonly query: string;
}

/** Inputs per chunk that the browser lays out or skips together; it observes every chunk. */
const PIECE = 10;

/** All inputs: the required ones first, the others in the module's order. */
export const InputList = memo(function InputList(props: InputListProps): ReactElement {
  const { variables, query } = props;
  const { texts } = useBuilder();
  const words = useMemo(
    () => new Map(variables.map((variable) => [variable.name, toWords(variable)])),
    [variables],
  );
  const shown = useMemo(
    () =>
      new Set(
        variables
          .map(({ name }) => name)
          .filter((name) =>
            matchesRow({ text: words.get(name) ?? '', values: {} }, { text: query, choices: {} }),
          ),
      ),
    [variables, words, query],
  );
  const required = variables.filter((variable) => variable.required);
  const optional = variables.filter((variable) => !variable.required);
  const isAsked = query.trim() !== '';
  return (
    <>
      <p className="builder-count" role="status">
        {isAsked &&
          shown.size > 0 &&
          formatText(texts.builderShown, { shown: shown.size, total: variables.length })}
        {isAsked && shown.size === 0 && texts.builderNoMatch}
      </p>
      <Group {...props} title={texts.builderRequired} group={required} shown={shown} />
      <Group {...props} title={texts.builderOptional} group={optional} shown={shown} />
    </>
  );
});

interface GroupProps extends InputListProps {
  readonly title: string;
  readonly group: readonly ModuleVariable[];
  readonly shown: ReadonlySet<string>;
}

function Group({ title, group, shown, store }: GroupProps): ReactElement | null {
  if (group.length === 0) return null;
  return (
    <section className="builder-group" hidden={!group.some(({ name }) => shown.has(name))}>
      <h3>{title}</h3>
      {inPieces(group, PIECE).map((piece) => {
        const left = piece.filter(({ name }) => shown.has(name)).length;
        return (
          <div
            key={piece[0]?.name}
            className="builder-piece"
            hidden={left === 0}
            data-whole={left === PIECE ? '' : undefined}
          >
            {piece.map((variable) => (
              <InputField
                key={variable.name}
                variable={variable}
                store={store}
                isHidden={!shown.has(variable.name)}
              />
            ))}
          </div>
        );
      })}
    </section>
  );
}

function toWords({ name, description = '', typeTree }: ModuleVariable): string {
  const attributes = 'attributes' in typeTree ? typeTree.attributes.map((attribute) => attribute.name) : [];
  return [name, description, ...attributes].join(' ').toLowerCase();
}
