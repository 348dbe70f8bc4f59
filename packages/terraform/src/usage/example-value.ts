import { evaluate, type Json } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import { fitsType } from '../model/fits-type.ts';
import type { TypeTree } from '../model/types.ts';

/** Strings that look like what the name asks for, most special first. */
const EXAMPLES: [RegExp, string][] = [
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

/** Numbers that make sense for the name. */
const NUMBERS: [RegExp, number][] = [
  [/port/, 8080],
  [/days/, 30],
  [/memory/, 512],
  [/cpu/, 256],
  [/storage|size_gb|volume_size/, 20],
  [/period|seconds|timeout/, 300],
];

/**
 * A plausible value of the type for an input or attribute of that name: the one that its description gives as an example,
 * or one that its name suggests. Optional attributes are left out.
 */
export function exampleValue(name: string, type: TypeTree, description = ''): Json {
  const documented = findDocumentedExample(description, type);
  if (documented !== undefined) return documented;
  switch (type.kind) {
    case 'string':
    case 'any':
      return exampleString(name);
    case 'number':
      return NUMBERS.find(([pattern]) => pattern.test(name))?.[1] ?? 1;
    case 'bool':
      return true;
    case 'list':
    case 'set':
      return exampleItems(name, type.element);
    case 'tuple':
      return type.elements.map((element) => exampleValue(name, element));
    case 'map':
      return { example: exampleValue(name, type.element) };
    case 'object':
      return Object.fromEntries(
        type.attributes
          .filter((attribute) => attribute.required)
          .map((attribute) => [
            attribute.name,
            exampleValue(attribute.name, attribute.typeTree, attribute.description),
          ]),
      );
  }
}

function exampleString(name: string): string {
  return EXAMPLES.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1] ?? 'example';
}

function exampleItems(name: string, element: TypeTree): Json[] {
  if (element.kind === 'string' && /subnet/.test(name)) {
    return ['subnet-0123456789abcdef0', 'subnet-0fedcba9876543210'];
  }
  if (element.kind === 'string' && /availability_zone/.test(name)) return ['us-east-1a', 'us-east-1b'];
  return [exampleValue(name, element)];
}

/** The value after the words "for example" in a description, when it is of the type. */
function findDocumentedExample(description: string, type: TypeTree): Json | undefined {
  const code = /for example,? `([^`]+)`/i.exec(description)?.[1];
  if (code === undefined || type.kind === 'any') return undefined;
  const { tree } = parseExpression(code, '');
  const value = tree === undefined ? undefined : evaluate(tree);
  if (type.kind === 'string') return typeof value === 'string' ? value : code;
  const isShape = type.kind !== 'object' && type.kind !== 'map' && value !== undefined && value !== null;
  return isShape && fitsType(value, type) ? value : undefined;
}
