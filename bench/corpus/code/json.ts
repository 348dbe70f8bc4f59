import { capitalize, createIdentifier, toSlug } from '../prose.ts';
import type { Random } from '../random.ts';
import { THINGS } from '../words.ts';

/** Returns a JSON document, at least `bytes` long. */
export function createJson(random: Random, bytes: number): string {
  const statements: unknown[] = [];
  let text = '';
  do {
    statements.push(random.chance(0.6) ? createStatement(random) : createSettings(random));
    text = JSON.stringify({ Version: '2012-10-17', Statement: statements }, null, 2);
  } while (text.length < bytes);
  return text;
}

function createStatement(random: Random): object {
  const thing = random.pick(THINGS);
  const service = random.pick(['s3', 'kms', 'logs', 'ecs', 'rds', 'sqs']);
  return {
    Sid: `${capitalize(thing).replace(/[ -]/g, '')}${random.int(1, 999)}`,
    Effect: random.pick(['Allow', 'Deny']),
    Action: [`${service}:Describe*`, `${service}:List*`, `${service}:Get${random.int(1, 9)}`],
    Resource: `arn:aws:${service}:us-west-2:${random.int(100_000_000_000, 999_999_999_999)}:${toSlug(thing)}/*`,
    Condition: { Bool: { 'aws:MultiFactorAuthPresent': String(random.chance(0.5)) } },
  };
}

function createSettings(random: Random): object {
  return {
    [createIdentifier(random)]: random.int(1, 10_000),
    [createIdentifier(random)]: random.chance(0.5),
    [createIdentifier(random)]: {
      name: toSlug(random.pick(THINGS)),
      ratio: random.int(1, 99) / 100,
      parent: null,
    },
  };
}
