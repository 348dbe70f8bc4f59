import { createIdentifier, toSlug } from '../prose.ts';
import type { Random } from '../random.ts';
import { CIRCUMSTANCES, REASONS, THINGS } from '../words.ts';

/** Returns shell commands, as typed or as in a script, at least `bytes` long. */
export function createBash(random: Random, bytes: number): string {
  const parts: string[] = [];
  for (let length = 0; length < bytes; length += parts.at(-1)?.length ?? 0) {
    parts.push(random.pick(PARTS)(random));
  }
  return parts.join('\n');
}

const PARTS = [createTerraform, createAws, createLoop, createCondition, createPipe];

function createTerraform(random: Random): string {
  const folder = `live/${toSlug(random.pick(THINGS))}-${random.int(1, 99)}`;
  return `cd ${folder}
terraform init -backend-config="key=${folder}/terraform.tfstate"
terraform plan -out=plan-${random.int(1, 999)}.bin -var="${createIdentifier(random)}=${random.int(1, 999)}"`;
}

function createAws(random: Random): string {
  return `# Runs ${random.pick(CIRCUMSTANCES)}.
aws ec2 describe-instances --region us-east-${random.int(1, 2)} \\
  --filters "Name=tag:Name,Values=${toSlug(random.pick(THINGS))}-*" \\
  --query 'Reservations[].Instances[].InstanceId' --output text`;
}

function createLoop(random: Random): string {
  const name = createIdentifier(random);
  return `for ${name} in dev stage prod; do
  echo "Checking \${${name}} of the ${random.pick(THINGS)}" >&2
  ./scripts/check-${toSlug(random.pick(THINGS))}.sh --retries ${random.int(1, 9)} "$${name}" || exit 1
done`;
}

function createCondition(random: Random): string {
  const name = createIdentifier(random).toUpperCase();
  return `export ${name}="$(date +%s)-${random.int(1000, 9999)}"
if [[ -z "\${${name}:-}" && $# -lt ${random.int(1, 6)} ]]; then
  printf 'Set %s, %s.\\n' "${name}" "${random.pick(REASONS)}"
fi`;
}

function createPipe(random: Random): string {
  return `curl -fsSL "https://example.com/v${random.int(1, 9)}/${toSlug(random.pick(THINGS))}.json" \\
  | jq -r '.items[] | select(.size > ${random.int(1, 999)}) | .name' \\
  | sort -u > ${toSlug(random.pick(THINGS))}.txt`;
}
