import { formatText } from '@gruntwork-docs/engine/shared';
import type { DraftError } from '@gruntwork-docs/terraform/builder';
import { summarizeType } from '@gruntwork-docs/terraform/model';
import type { BuilderMessages } from '#shared/messages/builder.ts';

/** Returns the message for an error; the message of a rule comes from the module. */
export function describeInputError(fault: DraftError, texts: BuilderMessages): string {
  const { kind, message = '', line = 1, column = 1, type } = fault;
  switch (kind) {
    case 'missing':
      return texts.builderFaultMissing;
    case 'number':
      return texts.builderFaultNumber;
    case 'type':
      return formatText(texts.builderFaultType, { type: type === undefined ? '' : summarizeType(type) });
    case 'null':
      return texts.builderFaultNull;
    case 'key':
      return texts.builderFaultKey;
    case 'syntax':
      return formatText(texts.builderPlace, { line, column, message: message.replace(/\.$/, '') });
    case 'rule':
      return message;
  }
}
