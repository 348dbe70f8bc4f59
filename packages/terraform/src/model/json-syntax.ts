import { createCommentIndex } from '../hcl/comments.ts';
import { HclSyntaxError, type SourceError } from '../hcl/errors.ts';
import { type JsonMember, type JsonNode, parseJson } from '../hcl/json-parser.ts';
import { createSourceText, toSourceError } from '../hcl/source-text.ts';
import type { Declaration, Origin } from './declaration.ts';
import { toExpression } from './json-expression.ts';

const LABEL_COUNTS = new Map(
  Object.entries({
    variable: 1,
    output: 1,
    module: 1,
    provider: 1,
    check: 1,
    backend: 1,
    resource: 2,
    data: 2,
    ephemeral: 2,
    provisioner: 1,
    dynamic: 1,
  }),
);

/** Names that are nested blocks; JSON does not distinguish blocks from arguments. */
const NESTED_BLOCKS = new Map(
  Object.entries({
    variable: new Set(['validation']),
    output: new Set(['precondition']),
    terraform: new Set(['required_providers', 'backend', 'cloud']),
    resource: new Set(['lifecycle', 'connection', 'provisioner', 'dynamic']),
    data: new Set(['lifecycle', 'dynamic']),
  }),
);

/** Parses the JSON syntax of the language. Errors go to `errors`. */
export function parseJsonDeclarations(text: string, file: string, errors: SourceError[]): Declaration[] {
  const source = createSourceText(file, text);
  const origin: Origin = { source, comments: createCommentIndex(source, []) };
  try {
    return readRoot(parseJson(text), origin);
  } catch (error) {
    if (!(error instanceof HclSyntaxError)) throw error;
    const { offset, message, hint } = error;
    errors.push(toSourceError(source, hint === undefined ? { offset, message } : { offset, message, hint }));
    return [];
  }
}

function readRoot(root: JsonNode, origin: Origin): Declaration[] {
  return objectsOf(root).flatMap((members) =>
    members.filter(isMeant).flatMap((member) => readBlocks(member, origin)),
  );
}

function readBlocks(member: JsonMember, origin: Origin): Declaration[] {
  const count = LABEL_COUNTS.get(member.name) ?? 0;
  let found: { labels: Declaration['labels']; start: number; node: JsonNode }[] = [
    { labels: [], start: member.start, node: member.value },
  ];
  for (let depth = 0; depth < count; depth++) {
    found = found.flatMap(({ labels, node }) =>
      objectsOf(node).flatMap((members) =>
        members.filter(isMeant).map(({ name, start, value }) => ({
          labels: [...labels, { value: name, start, end: value.start }],
          start,
          node: value,
        })),
      ),
    );
  }
  return found.flatMap(({ labels, start, node }) =>
    objectsOf(node).map((members) => readBody(member.name, { labels, start, members, origin })),
  );
}

interface BodySource {
  labels: Declaration['labels'];
  start: number;
  members: JsonMember[];
  origin: Origin;
}

function readBody(type: string, { labels, start, members, origin }: BodySource): Declaration {
  const declaration: Declaration = { type, labels, start, origin, arguments: new Map(), blocks: [] };
  for (const member of members.filter(isMeant)) {
    const { name } = member;
    if (NESTED_BLOCKS.get(type)?.has(name)) {
      declaration.blocks.push(...readBlocks(member, origin));
      continue;
    }
    if (declaration.arguments.has(name))
      throw new HclSyntaxError(member.start, `The argument \`${name}\` is already set`);
    const { value, text } = toExpression(type, name, member.value, origin.source.text);
    declaration.arguments.set(name, { name, value, text, start: member.start, origin });
  }
  return declaration;
}

// The property `//` is a comment.
function isMeant(member: JsonMember): boolean {
  return member.name !== '//';
}

function objectsOf(node: JsonNode): JsonMember[][] {
  if (node.kind === 'object') return [node.members];
  if (node.kind === 'array') return node.items.flatMap(objectsOf);
  throw new HclSyntaxError(node.start, 'A JSON object must stand here', 'Write `{ ... }`');
}
