/** Subset of JSON Schema that `module.schema.json` uses. */
type Schema = { [keyword: string]: unknown };

/** Lists schema errors of a value as `path: fault`; an empty list means that it is valid. */
export function findSchemaErrors(value: unknown, root: unknown): string[] {
  return isObject(root) ? check(value, root, '$', root) : ['$: the schema is not an object'];
}

function check(value: unknown, schema: Schema, path: string, root: Schema): string[] {
  if (typeof schema.$ref === 'string') return check(value, resolveReference(schema.$ref, root), path, root);
  if (Array.isArray(schema.oneOf)) {
    const fitting = schema.oneOf.filter(
      (each) => isObject(each) && check(value, each, path, root).length === 0,
    );
    return fitting.length === 1 ? [] : [`${path}: fits ${fitting.length} of the alternatives`];
  }
  const faults: string[] = [];
  if (Array.isArray(schema.enum) && !schema.enum.includes(value))
    faults.push(`${path}: is none of the values`);
  const type = typeOf(value);
  const wanted = schema.type;
  const isWantedNumber = wanted === 'integer' && type === 'number' && Number.isInteger(value);
  if (typeof wanted === 'string' && wanted !== type && !isWantedNumber)
    return [`${path}: is ${type}, not ${wanted}`];
  const { items } = schema;
  if (Array.isArray(value) && isObject(items)) {
    faults.push(...value.flatMap((item, index) => check(item, items, `${path}[${index}]`, root)));
  }
  if (isObject(value)) faults.push(...checkMembers(value, schema, path, root));
  return faults;
}

function checkMembers(value: Schema, schema: Schema, path: string, root: Schema): string[] {
  const faults: string[] = [];
  const properties = isObject(schema.properties) ? schema.properties : {};
  for (const name of Array.isArray(schema.required) ? schema.required : []) {
    if (!Object.hasOwn(value, String(name))) faults.push(`${path}: \`${name}\` is missing`);
  }
  for (const [name, member] of Object.entries(value)) {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (isObject(own)) faults.push(...check(member, own, `${path}.${name}`, root));
    else if (schema.additionalProperties === false) faults.push(`${path}: \`${name}\` is not allowed`);
  }
  return faults;
}

function resolveReference(reference: string, root: Schema): Schema {
  let found: unknown = root;
  for (const step of reference.replace(/^#\//, '').split('/'))
    found = isObject(found) ? found[step] : undefined;
  if (!isObject(found)) throw new Error(`The schema has no ${reference}`);
  return found;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
