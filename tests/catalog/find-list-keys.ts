import type { Attribute, BodyItem, Expression, For } from '#terraform/hcl/ast.ts';
import { parseHcl } from '#terraform/hcl/parser.ts';
import { lineAt } from '#terraform/hcl/source-text.ts';
import { childExpressions } from '#terraform/hcl/walk.ts';

/** A place where what is made of a list goes by its position. */
export interface ListKey {
  readonly file: string;
  readonly line: number;
  /** The resource or module with `count`, or the name of the local value that has the keys. */
  readonly name: string;
}

/** Functions that give lists. */
const LISTS = new Set([
  'concat',
  'flatten',
  'distinct',
  'sort',
  'tolist',
  'range',
  'split',
  'slice',
  'compact',
]);
/** Functions that hand on the kind of what they get. */
const SAME = new Set(['coalesce', 'nonsensitive', 'sensitive', 'try']);

/**
 * Finds, in the files of one module, resources and calls that are counted by the length of a list, and maps whose keys hold an
 * entry's position in a list: what stands behind an entry that goes would get the place of another. `count` that says whether
 * there is one is none of them.
 */
export function findListKeys(files: ReadonlyMap<string, string>): ListKey[] {
  const parsed = [...files].map(([file, text]) => parseHcl(text, file));
  const items = parsed.flatMap(({ body, source }) => body.items.map((item) => ({ item, source })));
  const locals = new Map(
    items.flatMap(({ item }) =>
      item.kind === 'block' && item.type === 'locals'
        ? item.body.items.flatMap((local) =>
            local.kind === 'attribute' ? [[local.name, local.value] as const] : [],
          )
        : [],
    ),
  );
  const types = new Map(items.flatMap(({ item, source }) => readType(item, source.text)));
  const isList = (expression: Expression, depth = 0): boolean => {
    if (depth > 9) return false;
    if (expression.kind === 'list' || expression.kind === 'splat') return true;
    if (expression.kind === 'for') return expression.form === 'list';
    if (expression.kind === 'parentheses') return isList(expression.inner, depth + 1);
    if (expression.kind === 'conditional')
      return isList(expression.whenTrue, depth + 1) || isList(expression.whenFalse, depth + 1);
    if (expression.kind === 'call')
      return (
        LISTS.has(expression.name) ||
        (SAME.has(expression.name) && expression.args.some((arg) => isList(arg, depth + 1)))
      );
    if (expression.kind !== 'access') return false;
    const { target, name } = expression;
    if (target.kind === 'variable' && target.name === 'local') {
      const value = locals.get(name);
      return value !== undefined && isList(value, depth + 1);
    }
    return /^\s*(?:optional\()?\s*(?:list|tuple)\(/.test(findType(expression, types) ?? '');
  };
  return items.flatMap(({ item, source }) => {
    if (item.kind !== 'block' || ['variable', 'terraform', 'moved', 'removed'].includes(item.type)) return [];
    const report = (name: string, at: number): ListKey => ({
      file: source.file,
      line: lineAt(source, at),
      name,
    });
    const attributes = item.body.items.filter((each) => each.kind === 'attribute');
    const count = attributes.find(({ name }) => name === 'count' && item.type !== 'locals');
    const label = item.labels.map(({ value }) => value).join('.');
    return [
      ...(count !== undefined && !isSwitch(count.value) ? [report(label, count.start)] : []),
      ...attributes
        .filter(({ name }) => item.type === 'locals' || name === 'for_each')
        .flatMap((attribute) =>
          findLoops(attribute)
            .filter((loop) => isKeyedByPosition(loop) && isList(loop.collection))
            .map((loop) => report(item.type === 'locals' ? attribute.name : label, loop.start)),
        ),
    ];
  });
}

/** True for `condition ? 1 : 0`. */
function isSwitch(value: Expression): boolean {
  if (value.kind !== 'conditional') return false;
  const isBit = (branch: Expression) => branch.kind === 'number' && /^[01]$/.test(branch.text);
  return isBit(value.whenTrue) && isBit(value.whenFalse);
}

/** The loops of an attribute that make maps, those inside of others too. */
function findLoops({ value }: Attribute): For[] {
  const visit = (expression: Expression): For[] => [
    ...(expression.kind === 'for' ? [expression] : []),
    ...childExpressions(expression).flatMap(visit),
  ];
  return visit(value);
}

/** True when the first of two names is in a key, in that of a loop inside too: `for index, x in xs : "a-${index}" => x`. */
function isKeyedByPosition({ names, key, value }: For): boolean {
  const [position, entry] = names;
  if (position === undefined || entry === undefined) return false;
  const uses = (expression: Expression): boolean =>
    (expression.kind === 'variable' && expression.name === position) ||
    childExpressions(expression).some(uses);
  const keysOf = (expression: Expression): Expression[] => [
    ...(expression.kind === 'for' && expression.key !== undefined ? [expression.key] : []),
    ...(expression.kind === 'object' ? expression.items.map((item) => item.key) : []),
    ...childExpressions(expression).flatMap(keysOf),
  ];
  return [...(key === undefined ? [] : [key]), ...keysOf(value)].some(uses);
}

/** The type of a variable, as text. */
function readType(item: BodyItem, text: string): [string, string][] {
  if (item.kind !== 'block' || item.type !== 'variable') return [];
  const type = item.body.items.find((each) => each.kind === 'attribute' && each.name === 'type');
  const name = item.labels[0]?.value;
  return type?.kind === 'attribute' && name !== undefined
    ? [[name, text.slice(type.value.start, type.value.end)]]
    : [];
}

/** The text of the type of `var.a.b`, from where it begins. */
function findType(expression: Expression, types: ReadonlyMap<string, string>): string | undefined {
  if (expression.kind !== 'access') return undefined;
  const { target, name } = expression;
  if (target.kind === 'variable') return target.name === 'var' ? types.get(name) : undefined;
  const outer = findType(target, types);
  return outer
    ?.split(new RegExp(`(?:^|[\\s{,])${name}\\s*=`))
    .slice(1)
    .join('');
}
