import type { Expression } from '../hcl/ast.ts';
import { HclSyntaxError } from '../hcl/errors.ts';
import type { JsonNode } from '../hcl/json-parser.ts';
import { parseExpression } from '../hcl/parser.ts';
import { childExpressions } from '../hcl/walk.ts';

/** Converts an argument's JSON value to an expression and its displayed source. */
export function toExpression(
  blockType: string,
  name: string,
  node: JsonNode,
  source: string,
): { value: Expression; text: string } {
  const text = source.slice(node.start, node.end);
  if (node.kind !== 'string') return { value: convert(node), text };
  // These strings are expressions without `${}`; a type stays quoted, which keeps its inner positions.
  if (blockType === 'variable' && name === 'type') {
    return { value: literal(node.value, node.start, node.end), text: node.value };
  }
  if (blockType === 'moved' || name === 'provider')
    return { value: parseAt(node.value, node), text: node.value };
  const inner = /^\$\{([^{}]*)\}$/.exec(node.value)?.[1];
  if (inner !== undefined) return { value: parseAt(inner, node), text: inner.trim() };
  return { value: convert(node), text };
}

function convert(node: JsonNode): Expression {
  const { start, end } = node;
  switch (node.kind) {
    case 'null':
      return { kind: 'null', start, end };
    case 'boolean':
      return { kind: 'boolean', start, end, value: node.value };
    case 'number':
      if (!node.text.startsWith('-')) return { kind: 'number', start, end, text: node.text };
      return {
        kind: 'unary',
        operator: '-',
        start,
        end,
        operand: { kind: 'number', start: start + 1, end, text: node.text.slice(1) },
      };
    case 'array':
      return { kind: 'list', start, end, items: node.items.map(convert) };
    case 'object':
      return {
        kind: 'object',
        start,
        end,
        items: node.members.map((member) => ({
          start: member.start,
          end: member.value.end,
          key: literal(member.name, member.start, member.value.start),
          value: convert(member.value),
        })),
      };
    case 'string':
      return /[$%]\{/.test(node.value) ? parseTemplateText(node) : literal(node.value, start, end);
  }
}

function literal(value: string, start: number, end: number): Expression {
  return { kind: 'template', form: 'quoted', start, end, parts: [{ kind: 'literal', start, end, value }] };
}

// JSON has already resolved its escapes, so the rest is parsed like a heredoc, which has none.
function parseTemplateText(node: JsonNode & { kind: 'string' }): Expression {
  let marker = 'EOT';
  while (node.value.includes(marker)) marker += '_';
  const template = parseAt(`<<${marker}\n${node.value}\n${marker}\n`, node);
  if (template.kind !== 'template') return template;
  const last = template.parts.at(-1);
  if (last?.kind === 'literal') last.value = last.value.replace(/\n$/, '');
  return template;
}

function parseAt(text: string, node: JsonNode): Expression {
  const { tree, errors } = parseExpression(text, '');
  if (tree === undefined)
    throw new HclSyntaxError(node.start, errors[0]?.message ?? 'This is not an expression');
  // Positions inside the string would be shifted by its escapes, so all of them are the string's.
  const pending = [tree];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    next.start = node.start;
    next.end = node.end;
    pending.push(...childExpressions(next));
  }
  return tree;
}
