import { createIdentifier, toSlug } from '../prose.ts';
import type { Random } from '../random.ts';
import { CIRCUMSTANCES, THINGS } from '../words.ts';

/** Returns a YAML document, at least `bytes` long: the jobs of a pipeline, or the manifests of a cluster. */
export function createYaml(random: Random, bytes: number): string {
  const isPipeline = random.chance(0.5);
  const createItem = isPipeline ? createJob : createManifest;
  const parts = [isPipeline ? 'jobs:' : 'apiVersion: v1\nkind: List\nitems:'];
  for (let length = 0; length < bytes; length += parts.at(-1)?.length ?? 0) {
    parts.push(createItem(random, parts.length));
  }
  return parts.join('\n');
}

function createJob(random: Random, number: number): string {
  const thing = random.pick(THINGS);
  return `  ${toSlug(thing)}-${number}:
    # Runs ${random.pick(CIRCUMSTANCES)}.
    runs-on: ubuntu-${random.pick(['22.04', '24.04'])}
    timeout-minutes: ${random.int(5, 90)}
    env:
      ${createIdentifier(random).toUpperCase()}: "\${{ vars.${createIdentifier(random).toUpperCase()} }}"
    steps:
      - uses: actions/checkout@v${random.int(3, 5)}
        with: { fetch-depth: ${random.int(0, 50)} }
      - name: Plan the ${thing}
        run: |
          terraform init -input=false
          terraform plan -detailed-exitcode -var name=${toSlug(thing)}`;
}

function createManifest(random: Random, number: number): string {
  const name = toSlug(random.pick(THINGS));
  return `  - kind: Deployment
    metadata:
      name: ${name}-${number}
      labels: { team: ${toSlug(random.pick(THINGS))}, tier: "${random.int(1, 4)}" }
    spec:
      replicas: ${random.int(1, 12)} # ${random.pick(CIRCUMSTANCES)}
      template:
        spec:
          containers:
            - name: ${name}
              image: registry.example.com/${name}:${random.int(1, 9)}.${random.int(0, 30)}.${random.int(0, 9)}
              resources:
                limits: { cpu: ${random.int(100, 900)}m, memory: ${random.int(64, 900)}Mi }
              env:
                - name: ${createIdentifier(random).toUpperCase()}
                  value: "${random.chance(0.5)}"`;
}
