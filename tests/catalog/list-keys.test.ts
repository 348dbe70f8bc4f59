import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadCatalog } from '#terraform/check/load-catalog.ts';
import { findListKeys, type ListKey } from './find-list-keys.ts';
import { CATALOG } from './test-root.ts';

/** IDs and ARNs may be made in the same plan, and what isn't known yet can't be a key. */
const UNKNOWN = 'its entries may be unknown while planning';
/** A switch that is a list of one entry or none. */
const ONE = 'the list has one entry or none';
/** AWS knows a rule of a network ACL by its number: by another key, the number of one that goes would be taken while it's still there. */
const NUMBERED = 'the position is the number of the rule';

/** Positions that are right, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'modules/account-baseline-region aws_cloudwatch_event_target.findings': ONE,
  'modules/account-baseline-region aws_ebs_default_kms_key.this': ONE,
  'modules/eks-cluster auto_mode_node_role': ONE,
  'modules/finding-alerts targets': UNKNOWN,
  'services/ci-cd-pipeline/ecs-deploy-runner aws_cloudwatch_event_target.failed_task': UNKNOWN,
  'services/ci-cd-pipeline/jenkins client_group_rules': UNKNOWN,
  'services/data-storage/amazon-aurora client_group_rules': UNKNOWN,
  'services/data-storage/amazon-elasti-cache-for-memcached client_group_rules': UNKNOWN,
  'services/data-storage/amazon-elasti-cache-for-redis client_group_rules': UNKNOWN,
  'services/data-storage/amazon-elasticsearch client_group_rules': UNKNOWN,
  'services/data-storage/amazon-rds client_group_rules': UNKNOWN,
  'services/landing-zone/gruntwork-access aws_cloudwatch_event_target.role_assumed': UNKNOWN,
  'services/security/tls-scripts aws_cloudwatch_event_target.expiry': UNKNOWN,
  'services/networking/management-vpc answer_rules': NUMBERED,
  'services/networking/management-vpc denied_rules': NUMBERED,
  'services/networking/management-vpc narrow_public_rules': NUMBERED,
  'services/networking/management-vpc private_ingress_rules': NUMBERED,
  'services/networking/virtual-private-cloud-vpc app_ingress_rules': NUMBERED,
  'services/networking/virtual-private-cloud-vpc denied_rules': NUMBERED,
  'services/networking/virtual-private-cloud-vpc narrow_public_rules': NUMBERED,
  'services/networking/virtual-private-cloud-vpc persistence_peer_rules': NUMBERED,
  'services/networking/virtual-private-cloud-vpc public_port_rules': NUMBERED,
};

async function readModule(module: string): Promise<ListKey[]> {
  const folder = path.join(CATALOG, module);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tf'));
  return findListKeys(
    new Map(
      await Promise.all(
        names.map(
          async (name) => [`${module}/${name}`, await readFile(path.join(folder, name), 'utf8')] as const,
        ),
      ),
    ),
  );
}

it('what a list makes is keyed by what it is, and by its position only where that is all there is', async () => {
  const { modules } = await loadCatalog(CATALOG);
  const own = modules.map((module) => module.path).filter((at) => !/(^|\/)(?:examples|tests)(\/|$)/.test(at));
  const keys = (await Promise.all(own.map(readModule))).flat();
  const found = keys.map(({ file, name }) => `${path.posix.dirname(file)} ${name}`);
  expect([...new Set(found)].sort()).toEqual(Object.keys(ALLOWED).sort());
});

it('finds counted lists and keys with positions, in loops inside of others too', () => {
  const text = `
variable "settings" {
  type = object({
    name  = string
    ports = optional(list(object({ from = number })), [])
    hosts = optional(map(string), {})
  })
}

locals {
  ids     = concat(["a"], ["b"])
  by_id   = { for index, id in local.ids : "id-\${index}" => id }
  ports   = merge([for index, port in var.settings.ports : { for protocol in ["tcp"] : "\${protocol}-\${index}" => port }]...)
  hosts   = { for name, host in var.settings.hosts : name => host }
  numbers = { for number, id in local.ids : id => number }
}

resource "aws_a" "counted" {
  count = length(local.ids)
}

resource "aws_a" "switched" {
  count = length(local.ids) > 0 ? 1 : 0
}
`;
  expect(findListKeys(new Map([['main.tf', text]])).map(({ name, line }) => `${name} ${line}`)).toEqual([
    'by_id 12',
    'ports 13',
    'aws_a.counted 19',
  ]);
});
