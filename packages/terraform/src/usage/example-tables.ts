import type { TerraformModule } from '../model/module.ts';

/** Cloud provider of a module's resources, which determines examples for names. */
export type Cloud = 'aws' | 'google' | 'azure' | 'none';

type Examples = readonly (readonly [RegExp, string])[];

const AWS: Examples = [
  [/oidc_provider_url/, 'oidc.eks.us-east-1.amazonaws.com/id/EXAMPLE'],
  [/bucket_regional_domain_name/, 'example-bucket.s3.us-east-1.amazonaws.com'],
  [
    /(?:group|role|cluster|function|user|key|table|topic|queue|policy|service|profile|repository)_name$/,
    'example',
  ],
  [/^description$/, 'Managed by Terraform'],
  [/(?:^|_)cidr/, '10.0.0.0/16'],
  [/kubernetes_version/, '1.33'],
  [/engine_version/, '16'],
  [/image_id/, 'ami-0123456789abcdef0'],
  [
    /kms_key_arn|kms_master_key|encryption_key/,
    'arn:aws:kms:us-east-1:123456789012:key/11111111-2222-3333-4444-555555555555',
  ],
  [/certificate_arn/, 'arn:aws:acm:us-east-1:123456789012:certificate/11111111-2222-3333-4444-555555555555'],
  [
    /target_group_arn/,
    'arn:aws:elasticloadbalancing:us-east-1:123456789012:targetgroup/example/0123456789abcdef',
  ],
  [
    /listener_arn/,
    'arn:aws:elasticloadbalancing:us-east-1:123456789012:listener/app/example/0123456789abcdef/0123456789abcdef',
  ],
  [
    /(?:load_balancer|(?:^|_)[an]?lb)_arn/,
    'arn:aws:elasticloadbalancing:us-east-1:123456789012:loadbalancer/app/example/0123456789abcdef',
  ],
  [/topic_arn/, 'arn:aws:sns:us-east-1:123456789012:example'],
  [/bucket_arn/, 'arn:aws:s3:::example-bucket'],
  [/cluster_arn/, 'arn:aws:ecs:us-east-1:123456789012:cluster/example'],
  [/secret_arn|secrets_manager.*arn/, 'arn:aws:secretsmanager:us-east-1:123456789012:secret:example-AbCdEf'],
  [
    /oidc_provider_arn/,
    'arn:aws:iam::123456789012:oidc-provider/oidc.eks.us-east-1.amazonaws.com/id/EXAMPLE',
  ],
  [/role_arn/, 'arn:aws:iam::123456789012:role/example'],
  [/arn/, 'arn:aws:iam::123456789012:role/example'],
  [/account_id/, '123456789012'],
  [/vpc_id/, 'vpc-0123456789abcdef0'],
  [/subnet/, 'subnet-0123456789abcdef0'],
  [/security_group/, 'sg-0123456789abcdef0'],
  [/route_table/, 'rtb-0123456789abcdef0'],
  [/(?:^|_)ami(?:_id|$)/, 'ami-0123456789abcdef0'],
  [/instance_id/, 'i-0123456789abcdef0'],
  [/zone_id/, 'Z0123456789ABCDEFGHIJ'],
  [/availability_zone/, 'us-east-1a'],
  [/region/, 'us-east-1'],
  [/cidr/, '10.0.0.0/16'],
  [/email/, 'team@example.com'],
  [/domain_name|hostname|fqdn|(?:^|_)domain$/, 'app.example.com'],
  [/url|endpoint/, 'https://example.com'],
  [/instance_type/, 't3.medium'],
  [/instance_class|node_type/, 'db.t4g.medium'],
  [/password|secret|token/, 'replace-this-secret-1'],
  [/image/, '123456789012.dkr.ecr.us-east-1.amazonaws.com/example:v1.0.0'],
  [/protocol/, 'tcp'],
  [/bucket/, 'example-bucket'],
  [/path/, '/example'],
];

const PROJECT = 'projects/example-project';

const GOOGLE: Examples = [
  [/billing_account/, '012345-6789AB-CDEF01'],
  [/^parent$|folder/, 'folders/123456789012'],
  [/org(?:anization)?_id|project_number/, '123456789012'],
  [/kms_key|crypto_key/, `${PROJECT}/locations/us-central1/keyRings/example/cryptoKeys/example`],
  [/service_account|_sa_email/, 'example@example-project.iam.gserviceaccount.com'],
  [/(?:cluster|instance|function|table|topic|queue|service|profile|repository)_name$/, 'example'],
  [/project/, 'example-project'],
  [/(?:^|_)zones?$/, 'us-central1-a'],
  [/region|location/, 'us-central1'],
  [/subnet(?!.*(?:cidr|range|name))/, `${PROJECT}/regions/us-central1/subnetworks/example`],
  [/network_(?:self_link|id)|vpc/, `${PROJECT}/global/networks/example`],
  [/network(?:_name)?$/, 'example'],
  [/machine_type/, 'e2-medium'],
  [/database_version/, 'POSTGRES_16'],
  [/(?:^|_)tier$/, 'db-custom-2-7680'],
  [/members?$/, 'user:team@example.com'],
  [/roles?$/, 'roles/viewer'],
  [/image/, 'debian-cloud/debian-12'],
];

const GROUP = '/subscriptions/11111111-2222-3333-4444-555555555555/resourceGroups/example';

const AZURE: Examples = [
  [/(?:subscription|tenant|client|object|principal|application)_id/, '11111111-2222-3333-4444-555555555555'],
  [/resource_group_name/, 'example'],
  [/resource_group(?:_id)?$/, GROUP],
  [/location|region/, 'westeurope'],
  [/subnet(?:_resource)?_id/, `${GROUP}/providers/Microsoft.Network/virtualNetworks/example/subnets/default`],
  [
    /(?:vnet|virtual_network)(?:_resource)?_id/,
    `${GROUP}/providers/Microsoft.Network/virtualNetworks/example`,
  ],
  [/workspace(?:_resource)?_id/, `${GROUP}/providers/Microsoft.OperationalInsights/workspaces/example`],
  [/key_vault(?:_resource)?_id/, `${GROUP}/providers/Microsoft.KeyVault/vaults/example`],
  [/key_vault_key|key_id/, 'https://example.vault.azure.net/keys/example'],
  [/storage_account(?:_resource)?_id/, `${GROUP}/providers/Microsoft.Storage/storageAccounts/example`],
  [
    /identity(?:_resource)?_id/,
    `${GROUP}/providers/Microsoft.ManagedIdentity/userAssignedIdentities/example`,
  ],
  [/(?:^|_)(?:vm_)?size$/, 'Standard_D2s_v5'],
  [/(?:^|_)sku(?:_name)?$/, 'Standard'],
  [/(?:_resource|parent|scope)_id$|^scope$/, GROUP],
];

/** Examples for any cloud. */
const COMMON: Examples = [
  [/^description$/, 'Managed by Terraform'],
  [/cidr|address_(?:space|prefix)|ip_range/, '10.0.0.0/16'],
  [/kubernetes_version/, '1.33'],
  [/email/, 'team@example.com'],
  [/domain_name|hostname|fqdn|(?:^|_)domain$/, 'app.example.com'],
  [/url|endpoint/, 'https://example.com'],
  [/password|secret|token/, 'replace-this-secret-1'],
  [/protocol/, 'tcp'],
  [/bucket/, 'example-bucket'],
  [/path/, '/example'],
];

const TABLES: Readonly<Record<Cloud, Examples>> = {
  aws: AWS,
  google: [...GOOGLE, ...COMMON],
  azure: [...AZURE, ...COMMON],
  none: COMMON,
};

/** Returns a plausible string for the name. */
export function exampleString(name: string, cloud: Cloud): string {
  return TABLES[cloud].find(([pattern]) => pattern.test(name.toLowerCase()))?.[1] ?? 'example';
}

const CLOUDS: readonly (readonly [RegExp, Cloud])[] = [
  [/^(?:aws|awscc)$/, 'aws'],
  [/^google(?:-beta|_beta)?$/, 'google'],
  [/^(?:azurerm|azuread|azapi|azurestack)$/, 'azure'],
];

/** Returns the cloud of most of a module's resources and required providers; AWS when unclear. */
export function findCloud({
  requiredProviders,
  resources,
}: Pick<TerraformModule, 'requiredProviders' | 'resources'>): Cloud {
  const names = [
    ...requiredProviders.map(({ name, source }) => source?.split('/').at(-1) ?? name),
    ...resources.map(({ provider }) => provider),
  ];
  const counts = new Map<Cloud, number>();
  for (const name of names) {
    const cloud = CLOUDS.find(([pattern]) => pattern.test(name))?.[1];
    if (cloud !== undefined) counts.set(cloud, (counts.get(cloud) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  if (most !== undefined) return most[0];
  const utilities = /^(?:null|random|time|local|terraform|tls|external|archive|template|http)$/;
  return names.every((name) => utilities.test(name)) ? 'aws' : 'none';
}
