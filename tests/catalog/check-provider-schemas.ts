import { findModuleReferences } from '#terraform/check/declared-references.ts';
import type { CatalogModule } from '#terraform/check/load-catalog.ts';
import { type Declaration, positionOf } from '#terraform/model/declaration.ts';
import { findEnds, type ProviderSchemas, type SchemaTree } from './provider-schemas.ts';

/** What Terraform itself reads of any resource. */
const OWN_ARGUMENTS = new Set(['count', 'for_each', 'provider', 'depends_on']);
const OWN_BLOCKS = new Set(['lifecycle', 'provisioner', 'connection']);

/** Finds what a module asks of the AWS provider and the oldest or newest release that it accepts doesn't have. */
export function checkProviderSchemas({ path, parsed }: CatalogModule, schemas: ProviderSchemas): string[] {
  const provider = parsed.module?.requiredProviders.find(({ source }) => source === 'hashicorp/aws');
  if (provider === undefined) return [];
  const ends = findEnds(provider.versions, schemas.releases);
  if ('error' in ends) return [`${path}: the constraint \`${provider.versions.join(', ')}\` ${ends.error}`];
  const resources = parsed.declarations.filter(
    ({ type, labels }) =>
      ['resource', 'data', 'ephemeral'].includes(type) && labels[0]?.value.startsWith('aws_'),
  );
  const found = [...new Set(ends)].flatMap((release) => {
    const bit = 1 << schemas.releases.indexOf(release);
    const faults = [
      ...resources.flatMap((block) => checkResource(block, schemas, bit)),
      ...checkReads(parsed.declarations, schemas, bit),
    ];
    return faults.map((fault) => `${path}/${fault} in ${release}`);
  });
  return [...new Set(found)].sort();
}

function checkResource(block: Declaration, schemas: ProviderSchemas, bit: number): string[] {
  const name = `${block.type} ${block.labels[0]?.value ?? ''}`;
  const type = schemas.types[name];
  if (type === undefined)
    return [`${lineOf(block)}: no data of \`${name}\`, run \`npm run catalog:schemas\`: unknown`];
  if ((type.releases & bit) === 0) return [`${lineOf(block)}: there is no \`${name}\``];
  return checkBody(block, name, type.arguments, bit);
}

function checkBody(block: Declaration, owner: string, tree: SchemaTree, bit: number): string[] {
  const faults: string[] = [];
  for (const [name, argument] of block.arguments)
    if (!OWN_ARGUMENTS.has(name) && !has(tree[name], bit))
      faults.push(`${lineOf(argument)}: \`${owner}\` has no argument \`${name}\``);
  for (const nested of block.blocks) {
    if (OWN_BLOCKS.has(nested.type)) continue;
    const isDynamic = nested.type === 'dynamic';
    const name = isDynamic ? (nested.labels[0]?.value ?? '') : nested.type;
    const entry = tree[name];
    if (!has(entry, bit)) {
      faults.push(`${lineOf(nested)}: \`${owner}\` has no block \`${name}\``);
      continue;
    }
    const inner = Array.isArray(entry) ? entry[1] : {};
    for (const body of isDynamic ? nested.blocks : [nested])
      faults.push(...checkBody(body, `${owner} ${name}`, inner, bit));
  }
  return faults;
}

/** Attributes that expressions read: `aws_vpc.this.cidr_block`, `data.aws_region.current[0].name`. */
function checkReads(declarations: Declaration[], schemas: ProviderSchemas, bit: number): string[] {
  return findModuleReferences(declarations).flatMap((reference) => {
    const names = reference.path.flatMap((step) =>
      step.form === 'attribute' && step.name ? [step.name] : [],
    );
    const isData = reference.root === 'data';
    const [type, attribute] = isData ? [names[0], names[2]] : [reference.root, names[1]];
    if (type === undefined || !type.startsWith('aws_') || attribute === undefined) return [];
    const name = `${isData ? 'data' : 'resource'} ${type}`;
    const bits = schemas.types[name]?.attributes[attribute] ?? 0;
    return (bits & bit) === 0 ? [`${lineOf(reference)}: \`${name}\` has no attribute \`${attribute}\``] : [];
  });
}

function has(entry: SchemaTree[string] | undefined, bit: number): boolean {
  if (entry === undefined) return false;
  return ((Array.isArray(entry) ? entry[0] : entry) & bit) !== 0;
}

function lineOf(item: Parameters<typeof positionOf>[0]): string {
  return `${item.origin.source.file}:${positionOf(item).line}`;
}
