import { providerUrl, resourceUrl } from '@gruntwork-docs/terraform';
import type { ModuleResource, RequiredProvider, TerraformModule } from '@gruntwork-docs/terraform/model';
import { namesOfTools } from '@gruntwork-docs/terraform/model';
import type { ResourceRow, ServiceSectionsView } from '#shared/reference-view.ts';
import { toResourceId } from './structure/row-ids.ts';

type Providers = readonly RequiredProvider[];

const TERRAFORM_VERSIONS =
  'https://developer.hashicorp.com/terraform/language/expressions/version-constraints';
const OPENTOFU_VERSIONS = 'https://opentofu.org/docs/language/expressions/version-constraints/';

/** Lists the versions that a module requires, Terraform first, with links to each product. */
export function createRequirements(
  module: Pick<TerraformModule, 'requiredVersions' | 'requiredProviders' | 'opentofu' | 'tool'>,
): ServiceSectionsView['requirements'] {
  const { requiredProviders } = module;
  const tools = namesOfTools(module).flatMap(({ name, versions }) =>
    versions.map((constraint) => ({
      name,
      url: name === 'OpenTofu' ? OPENTOFU_VERSIONS : TERRAFORM_VERSIONS,
      constraint,
    })),
  );
  const providers = requiredProviders.map((provider) => {
    const page = providerUrl(provider);
    return {
      name: provider.source ?? provider.name,
      ...(page !== undefined && { url: `${page}/docs` }),
      constraint: provider.versions.join(', '),
    };
  });
  return [...tools, ...providers];
}

/** Lists the resources of a module by type, followed by data sources. */
export function createResourceRows(
  resources: readonly ModuleResource[],
  providers: Providers,
): ResourceRow[] {
  const rows = new Map<string, { row: ResourceRow; names: string[] }>();
  for (const resource of resources) {
    const { mode, type, name } = resource;
    const key = `${mode}.${type}`;
    const known = rows.get(key);
    if (known !== undefined) known.names.push(name);
    else {
      const names = [name];
      const url = resourceUrl(resource, { requiredProviders: [...providers] });
      rows.set(key, {
        names,
        row: { id: toResourceId(resource), type, mode, names, ...(url !== undefined && { url }) },
      });
    }
  }
  const order = ['managed', 'data', 'ephemeral'];
  return [...rows.values()]
    .map(({ row }) => row)
    .sort((a, b) => order.indexOf(a.mode) - order.indexOf(b.mode) || (a.type < b.type ? -1 : 1));
}
