import { findNearestName } from '@gruntwork-docs/engine/source';
import {
  callsCatalog,
  checkSample,
  checkValues,
  renderUsage,
  type UsageFlavour,
  type UsageValues,
} from '@gruntwork-docs/terraform';
import type { ModuleVariable, TerraformModule } from '@gruntwork-docs/terraform/model';
import { type CatalogOrigin, joinVariables, originOf } from '@gruntwork-docs/terraform/model';
import { RequestError } from './find-page.ts';
import type { PublishedModule } from './open-site.ts';

/** Finds a module by its path in the catalog, its name, or the URL of its page. */
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

/** Summarizes a module for choosing one. */
export function describeModule({
  name,
  path,
  description,
  version,
  page,
  variables,
  outputs,
  tool,
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
    ...(tool !== undefined && { tool }),
  };
}

/** Returns a module without the details of its files. */
export function shortenModule(module: PublishedModule) {
  const { variables, outputs, requiredVersions, requiredProviders, resources } = module;
  return {
    ...describeModule(module),
    source: module.source,
    inputs: variables.map(({ name, type, required, description, default: value }) => {
      return { name, type: type ?? 'any', required, description, default: value };
    }),
    outputs: outputs.map(({ name, description, sensitive }) => ({ name, description, sensitive })),
    requiredVersions,
    requiredProviders,
    resources,
  };
}

/** Returns all facts about one input. */
export function findInput(module: TerraformModule, named: string): ModuleVariable {
  const [name = ''] = named.replace(/^(?:var\.|input-)/, '').split('.');
  const variables = joinVariables(module).map(({ item }) => item);
  const found = variables.find((variable) => variable.name === name);
  if (found !== undefined) return found;
  const names = variables.map((variable) => variable.name);
  const nearest = findNearestName(name, names);
  const hint = nearest === undefined ? `It has: ${names.join(', ')}.` : `Did you mean \`${nearest}\`?`;
  throw new RequestError(`\`${module.path}\` has no input \`${named}\`. ${hint}`);
}

/** Renders a block that calls a module with the given values. */
export function createUsage(module: PublishedModule, flavour: UsageFlavour, values: UsageValues): string {
  const problems = checkValues(module, values);
  if (problems.length > 0) throw new RequestError(problems.join('\n'));
  return renderUsage(module, flavour, {
    source: module.source,
    version: module.version,
    inputs: 'required',
    values,
  }).trimEnd();
}

/** Lists errors in code that calls modules of the catalog, one line each. */
export function validateUsage(modules: readonly PublishedModule[], code: string): string[] {
  const kinds = new Set(modules.map(({ path }) => path.split('/')[0]));
  const covers = (path: string): boolean => kinds.has(path.split('/')[0]);
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const catalog = { modules: byPath, origins: listOrigins(modules), covers };
  return checkSample(code, { file: 'code', line: 1, catalog }).map(
    ({ line, message, hint }) => `line ${line}: ${message}${hint === undefined ? '' : `. ${hint}`}`,
  );
}

/** Whether code calls a module of the catalog, so that more than its syntax can be checked. */
export function callsModules(modules: readonly PublishedModule[], code: string): boolean {
  return callsCatalog(code, listOrigins(modules));
}

/** Lists the distinct repositories of the modules. */
function listOrigins(modules: readonly PublishedModule[]): CatalogOrigin[] {
  const origins = modules.map(({ path, source, version }) => originOf(path, source, version));
  return [...new Map(origins.map((origin) => [JSON.stringify(origin), origin])).values()];
}
