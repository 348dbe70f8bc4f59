import { findNearestName } from '@gruntwork-docs/engine/node/errors/nearest-name.ts';
import { catalogSourceOf } from '@gruntwork-docs/terraform/model/catalog-source.ts';
import type { ModuleVariable, TerraformModule } from '@gruntwork-docs/terraform/model/module.ts';
import { checkSample } from '@gruntwork-docs/terraform/samples/check-sample.ts';
import { renderUsage, type UsageFlavour } from '@gruntwork-docs/terraform/usage/render-usage.ts';
import { checkValues, type UsageValues } from '@gruntwork-docs/terraform/usage/usage-values.ts';
import { RequestError } from './find-page.ts';
import type { PublishedModule } from './open-site.ts';

/** The module of a path in the catalog, a name, or the address of its page. */
export function findModule(modules: readonly PublishedModule[], named: string): PublishedModule {
  const key = named.trim().replace(/\.(?:md|json|html)$/, '');
  const found =
    modules.find(({ path, page }) => path === key || page === key || key.endsWith(page)) ??
    modules.find(({ name, path }) => name === key || path.endsWith(`/${key}`));
  if (found !== undefined) return found;
  const nearest = findNearestName(
    key,
    modules.flatMap(({ path, name }) => [path, name]),
  );
  const hint = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
  throw new RequestError(
    `The catalog has no module \`${named}\`.${hint} \`list_modules\` names all of them.`,
  );
}

/** What there is to know before a choice. */
export function describeModule({
  name,
  path,
  description,
  version,
  page,
  variables,
  outputs,
}: PublishedModule) {
  const required = variables.filter((variable) => variable.required).map((variable) => variable.name);
  return {
    path,
    name,
    description,
    version,
    page,
    required,
    inputs: variables.length,
    outputs: outputs.length,
  };
}

/** A module without what only its files tell. */
export function shortenModule(module: PublishedModule) {
  const { variables, outputs, requiredVersions, requiredProviders, resources } = module;
  return {
    ...describeModule(module),
    source: `${catalogSourceOf(module.path)}?ref=${module.version}`,
    inputs: variables.map(({ name, type, required, description, default: value }) => {
      return { name, type: type ?? 'any', required, description, default: value };
    }),
    outputs: outputs.map(({ name, description, sensitive }) => ({ name, description, sensitive })),
    requiredVersions,
    requiredProviders,
    resources,
  };
}

/** One input with everything that is known of it. */
export function findInput(module: TerraformModule, named: string): ModuleVariable {
  const [name = ''] = named.replace(/^(?:var\.|input-)/, '').split('.');
  const found = module.variables.find((variable) => variable.name === name);
  if (found !== undefined) return found;
  const names = module.variables.map((variable) => variable.name);
  const nearest = findNearestName(name, names);
  const hint = nearest === undefined ? `It has: ${names.join(', ')}.` : `Did you mean \`${nearest}\`?`;
  throw new RequestError(`\`${module.path}\` has no input \`${named}\`. ${hint}`);
}

/** A block that calls a module with the given values. */
export function createUsage(module: PublishedModule, flavour: UsageFlavour, values: UsageValues): string {
  const problems = checkValues(module, values);
  if (problems.length > 0) throw new RequestError(problems.join('\n'));
  const source = catalogSourceOf(module.path);
  return renderUsage(module, flavour, {
    source,
    version: module.version,
    inputs: 'required',
    values,
  }).trimEnd();
}

/** What is wrong with code that calls modules of the catalog, a line each. */
export function validateUsage(modules: readonly PublishedModule[], code: string): string[] {
  const kinds = new Set(modules.map(({ path }) => path.split('/')[0]));
  const covers = (path: string): boolean => kinds.has(path.split('/')[0]);
  const catalog = new Map(modules.map((module) => [module.path, module]));
  return checkSample(code, { file: 'code', line: 1, catalog, covers }).map(
    ({ line, message, hint }) => `line ${line}: ${message}${hint === undefined ? '' : `. ${hint}`}`,
  );
}
