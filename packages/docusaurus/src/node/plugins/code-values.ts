import type { TreeNode } from '@gruntwork-docs/engine';

/** Parses the code in content to ESTree, as MDX does: plugins look for imports there. */
export async function readCode(tree: TreeNode): Promise<TreeNode> {
  if (tree.children?.some(({ type }) => type === CODE) !== true) return tree;
  const [{ Parser }, { default: jsx }] = await Promise.all([import('acorn'), import('acorn-jsx')]);
  const parser = Parser.extend(jsx());
  const children = tree.children.map((node) => {
    if (node.type !== CODE) return node;
    try {
      const estree = parser.parse(getValue(node), { ecmaVersion: 'latest', sourceType: 'module' });
      return { ...node, data: { ...node.data, estree } };
    } catch {
      // The content parser reports its errors.
      return node;
    }
  });
  return { ...tree, children };
}

const CODE = 'mdxjsEsm';
const CODE_TYPES: ReadonlySet<string> = new Set([
  ...[CODE, 'mdxFlowExpression', 'mdxTextExpression'],
  ...['mdxJsxExpressionAttribute', 'mdxJsxAttributeValueExpression'],
]);

/** Removes the ESTree of code. Code that a plugin added only as a tree is serialized. */
export async function writeCode(tree: TreeNode): Promise<TreeNode> {
  const pending = hasBareCode(tree) ? (await import('astring')).generate : undefined;
  return write(tree, pending) as TreeNode;
}

type Generate = typeof import('astring').generate;

function write(value: unknown, generate: Generate | undefined): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => write(item, generate));
  if (typeof value !== 'object' || value === null) return value;
  const written = Object.entries(value)
    .filter(([key]) => key !== 'data')
    .map(([key, own]) => [key, key === 'position' ? own : write(own, generate)] as const);
  const data = Object.entries(dataOf(value)).filter(([key]) => key !== 'estree');
  return {
    ...Object.fromEntries(written),
    ...(generate !== undefined && isBare(value) && { value: print(value, generate) }),
    ...(data.length > 0 && { data: Object.fromEntries(data) }),
  };
}

function print(node: object, generate: Generate): string {
  const text = generate(dataOf(node).estree as Parameters<Generate>[0]).trim();
  const isExpression = Reflect.get(node, 'type') !== CODE;
  return isExpression ? text.replace(/;$/, '') : text;
}

function hasBareCode(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasBareCode);
  if (typeof value !== 'object' || value === null) return false;
  return (
    isBare(value) ||
    Object.entries(value).some(([key, own]) => key !== 'data' && key !== 'position' && hasBareCode(own))
  );
}

/** True for code that a plugin added only as a tree. */
function isBare(node: object): boolean {
  const type: unknown = Reflect.get(node, 'type');
  return (
    typeof type === 'string' &&
    CODE_TYPES.has(type) &&
    getValue(node) === '' &&
    dataOf(node).estree !== undefined
  );
}

function getValue(node: object): string {
  const value: unknown = Reflect.get(node, 'value');
  return typeof value === 'string' ? value : '';
}

function dataOf(node: object): Readonly<Record<string, unknown>> {
  const data: unknown = Reflect.get(node, 'data');
  return typeof data === 'object' && data !== null ? { ...data } : {};
}
