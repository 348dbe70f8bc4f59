import type { ModuleVariable } from '../model/module.ts';
import type { TypeTree } from '../model/type-tree.ts';
import { createDraftCache } from './by-draft.ts';
import { type Draft, elementOf, type Form, parseDraft, slotOf } from './draft.ts';
import { renderDraft } from './render-draft.ts';

type LinkedVariable = Pick<
  ModuleVariable,
  'name' | 'typeTree' | 'required' | 'defaultValue' | 'sensitive' | 'ephemeral'
>;

/** Contents of a link, as far as the module supports them. */
export interface ReadLink {
  readonly form: Form;
  /** Inputs that the module does not have. */
  readonly unknown: readonly string[];
  /** Inputs with invalid values, or values that must not be in a link. */
  readonly refused: readonly string[];
}

/** No form filled in by hand gives a longer link. */
const LONGEST = 200_000;

/** Names of secrets that are not marked as sensitive. */
const SECRET =
  /(?:^|[_-])(?:pass(?:word|wd|phrase)?|secret|token|credentials?|(?:private|api|access|secret|master|auth|license)_?key)s?(?:$|[_-](?:value|text|string|plain|plaintext)$)/i;

/**
 * Serializes a form for a link, `name=value&…` with values in HCL, without sensitive values and those named
 * like secrets.
 */
export function writeLink(variables: readonly LinkedVariable[], form: Form): string {
  const params = new URLSearchParams();
  for (const variable of variables) {
    const { text } = findLinked(variable, form) ?? {};
    if (text !== undefined) params.append(variable.name, text);
  }
  return params.toString();
}

/** Lists the paths of values that the link to a form leaves out. */
export function listLeftOut(variables: readonly LinkedVariable[], form: Form): string[] {
  return variables.flatMap((variable) => findLinked(variable, form)?.leftOut ?? []);
}

/** The value of one input in a link, if it is allowed there. */
interface LinkedInput {
  readonly text: string | undefined;
  readonly leftOut: readonly string[];
}

const keepLinked = createDraftCache<LinkedInput>();

function findLinked(variable: LinkedVariable, form: Form): LinkedInput | undefined {
  const draft = form.get(variable.name);
  return draft && keepLinked(draft, () => writeInput(variable, draft));
}

function writeInput(variable: LinkedVariable, draft: Draft): LinkedInput {
  const { name, typeTree } = variable;
  const leftOut: string[] = [];
  const open = isClosed(variable) ? undefined : withoutSecrets(draft, typeTree, name, leftOut);
  if (open === undefined) leftOut.push(name);
  return { text: open && renderDraft(open, typeTree, 'link', slotOf(variable)), leftOut };
}

/** Parses a link, which is untrusted, for any version of the module. */
export function readLink(variables: readonly LinkedVariable[], text: string): ReadLink {
  const form = new Map<string, Draft>();
  const unknown: string[] = [];
  const refused: string[] = [];
  const params = new URLSearchParams(text.length > LONGEST ? '' : text);
  for (const [name, value] of params) {
    const variable = variables.find((each) => each.name === name);
    if (variable === undefined) {
      unknown.push(name);
      continue;
    }
    const draft = isClosed(variable) ? undefined : parseDraft(value, variable.typeTree);
    if (draft === undefined) refused.push(name);
    else form.set(name, draft);
  }
  return { form, unknown, refused };
}

function isClosed({ name, sensitive, ephemeral }: LinkedVariable): boolean {
  return sensitive || ephemeral || SECRET.test(name);
}

/**
 * Returns the draft without attributes and entries named like secrets; undefined for an expression that
 * contains one.
 */
function withoutSecrets(draft: Draft, type: TypeTree, path: string, leftOut: string[]): Draft | undefined {
  const open = (name: string, inner: Draft, innerType: TypeTree): Draft | undefined => {
    const place = `${path}.${name}`;
    const kept = SECRET.test(name) ? undefined : withoutSecrets(inner, innerType, place, leftOut);
    if (kept === undefined) leftOut.push(place);
    return kept;
  };
  switch (draft.kind) {
    case 'text':
      return draft;
    case 'expression':
      return namesSecret(draft.text) ? undefined : draft;
    case 'object': {
      const types = new Map(
        type.kind === 'object' ? type.attributes.map((each) => [each.name, each.typeTree]) : [],
      );
      const attributes = [...draft.attributes].flatMap(([name, inner]): [string, Draft][] => {
        const kept = open(name, inner, types.get(name) ?? { kind: 'any' });
        return kept === undefined ? [] : [[name, kept]];
      });
      return { ...draft, attributes: new Map(attributes) };
    }
    default:
      return {
        ...draft,
        members: draft.members.flatMap((member, index) => {
          const name = draft.kind === 'map' ? member.key : String(index);
          const kept = open(name, member.draft, elementOf(type, index));
          return kept === undefined ? [] : [{ ...member, draft: kept }];
        }),
      };
  }
}

/** Whether an object expression has a key named like a secret; a reference to a secret is allowed. */
function namesSecret(text: string): boolean {
  return [...text.matchAll(/([\w-]+)"?\s*[=:]/g)].some(([, name = '']) => SECRET.test(name));
}
