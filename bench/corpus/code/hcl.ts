import { createIdentifier, createSentence, toIdentifier, toSlug } from '../prose.ts';
import type { Random } from '../random.ts';
import { RELATIONS, THINGS } from '../words.ts';

const RESOURCES = [
  'aws_security_group',
  'aws_lb_target_group',
  'aws_iam_role_policy',
  'aws_cloudwatch_metric_alarm',
  'aws_s3_bucket_versioning',
  'aws_ecs_service',
] as const;

/** Returns one or more Terraform blocks, at least `bytes` long. All of them parse as HCL. */
export function createHcl(random: Random, bytes: number): string {
  const blocks: string[] = [];
  for (let length = 0; length < bytes; length += blocks.at(-1)?.length ?? 0) {
    blocks.push(random.pick(BLOCKS)(random));
  }
  return blocks.join('\n\n');
}

const BLOCKS = [createVariable, createModuleCall, createResource, createLocals, createPolicy, createOutput];

function createVariable(random: Random): string {
  const name = createIdentifier(random);
  return `variable "${name}" {
  description = "${createSentence(random, () => 'the reference').replaceAll('`', "'")}"
  type = object({
    name    = string
    enabled = optional(bool, ${random.chance(0.5)})
    limits  = map(number)
  })
  default = null

  validation {
    condition     = var.${name} == null || length(var.${name}.limits) < ${random.int(2, 64)}
    error_message = "At most ${random.int(2, 64)} limits are possible."
  }
}`;
}

function createModuleCall(random: Random): string {
  const thing = random.pick(THINGS);
  const inputs = Array.from(
    { length: random.int(3, 9) },
    () => `  ${createIdentifier(random)} = ${createValue(random)}`,
  );
  return `# The ${thing} ${random.pick(RELATIONS)} the ${random.pick(THINGS)}.
module "${toIdentifier(thing)}" {
  source = "../../modules/${toSlug(thing)}"

${[...new Map(inputs.map((input) => [input.split(' = ')[0], input])).values()].join('\n')}
}`;
}

function createResource(random: Random): string {
  const name = toIdentifier(random.pick(THINGS));
  return `resource "${random.pick(RESOURCES)}" "${name}" {
  for_each = { for key, value in var.${createIdentifier(random)} : key => value if value.enabled }

  name        = "\${var.name_prefix}-\${each.key}-${random.int(1, 99)}"
  description = ${createValue(random)}

  dynamic "rule" {
    for_each = toset(each.value.ports)
    content {
      from_port = rule.value
      to_port   = rule.value + ${random.int(0, 9)}
      protocol  = "tcp" // ${random.pick(THINGS)}
    }
  }

  lifecycle {
    create_before_destroy = ${random.chance(0.5)}
    ignore_changes        = [tags, ${createIdentifier(random)}]
  }
}`;
}

function createLocals(random: Random): string {
  const lines = Array.from(
    { length: random.int(2, 6) },
    (_, index) => `  ${toIdentifier(random.pick(THINGS))}_${index} = ${createValue(random)}`,
  );
  return `locals {\n${lines.join('\n')}\n}`;
}

function createPolicy(random: Random): string {
  const name = toIdentifier(random.pick(THINGS));
  return `data "aws_iam_policy_document" "${name}" {
  statement {
    sid       = "Allow${random.int(100, 999)}"
    effect    = "${random.pick(['Allow', 'Deny'])}"
    actions   = ["s3:GetObject", "kms:Decrypt", "logs:PutLogEvents"]
    resources = ["arn:aws:s3:::\${local.${name}_0}/*"]
  }
}

resource "aws_instance" "${name}" {
  user_data = <<-EOF
    #!/usr/bin/env bash
    echo "${random.pick(THINGS)} on \${var.region}" >> /var/log/start-${random.int(1, 999)}.log
  EOF
}`;
}

function createOutput(random: Random): string {
  const name = createIdentifier(random);
  return `output "${name}" {
  description = "The ${random.pick(THINGS)} that ${random.pick(RELATIONS)} the ${random.pick(THINGS)}."
  value       = try(module.${toIdentifier(random.pick(THINGS))}[0].${name}, null)
  sensitive   = ${random.chance(0.3)}
}`;
}

function createValue(random: Random): string {
  const thing = toSlug(random.pick(THINGS));
  switch (random.int(0, 5)) {
    case 0:
      return `"${thing}-${random.int(1, 500)}"`;
    case 1:
      return String(random.int(1, 65_535));
    case 2:
      return String(random.chance(0.5));
    case 3:
      return `["10.${random.int(0, 255)}.0.0/16", var.${createIdentifier(random)}]`;
    case 4:
      return `var.${createIdentifier(random)} ? "${thing}" : lower(local.${createIdentifier(random)})`;
    default:
      return `merge(var.tags, { Name = "${thing}", Cost = "${random.int(1, 40)}" })`;
  }
}
