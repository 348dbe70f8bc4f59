import type { SourceError } from '../hcl/errors.ts';
import { evaluate, keyName, templateText } from '../hcl/evaluate.ts';
import { type Argument, type Declaration, errorIn } from './declaration.ts';
import type { RequiredProvider, TerraformModule } from './module.ts';

type Requirements = Pick<TerraformModule, 'requiredVersions' | 'requiredProviders'>;

/** Collects the constraints of every `terraform` block: all of them apply. */
export function readRequirements(blocks: Declaration[], errors: SourceError[]): Requirements {
  const requiredVersions: string[] = [];
  const providers = new Map<string, RequiredProvider>();
  for (const block of blocks) {
    const version = block.arguments.get('required_version');
    if (version !== undefined) {
      const text = evaluate(version.value);
      if (typeof text === 'string') requiredVersions.push(text);
      else errors.push(notText(version, '`required_version`'));
    }
    for (const nested of block.blocks) {
      if (nested.type !== 'required_providers') continue;
      for (const argument of nested.arguments.values()) addProvider(providers, argument, errors);
    }
  }
  return { requiredVersions, requiredProviders: [...providers.values()] };
}

function addProvider(
  providers: Map<string, RequiredProvider>,
  argument: Argument,
  errors: SourceError[],
): void {
  const { name } = argument;
  const provider = providers.get(name) ?? { name, versions: [], configurationAliases: [] };
  providers.set(name, provider);
  const version = templateText(argument.value);
  // Legacy form without a source: `aws = "~> 2.0"`.
  if (version !== undefined) {
    provider.versions.push(version);
    return;
  }
  if (argument.value.kind !== 'object') {
    errors.push(notText(argument, `The provider \`${name}\``));
    return;
  }
  for (const item of argument.value.items) {
    const key = keyName(item.key);
    const text = templateText(item.value);
    if (key === 'source' && text !== undefined) provider.source = text;
    if (key === 'version' && text !== undefined) provider.versions.push(text);
    if (key !== 'configuration_aliases' || item.value.kind !== 'list') continue;
    const { text: source } = argument.origin.source;
    for (const alias of item.value.items) {
      provider.configurationAliases.push(templateText(alias) ?? source.slice(alias.start, alias.end));
    }
  }
}

function notText(argument: Argument, what: string): SourceError {
  const fault = {
    offset: argument.value.start,
    message: `${what} must be a version constraint`,
    hint: 'Write it in quotes',
  };
  return errorIn(argument.origin, fault);
}
