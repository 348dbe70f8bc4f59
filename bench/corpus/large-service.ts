import { createIdentifier, createSentence } from './prose.ts';
import { createRandom, type Random } from './random.ts';

/** Path of the service in the catalog, and its page's file below the built folder. */
const SERVICE = 'services/benchmark/large-service';
export const LARGE_SERVICE_PAGE = `docs/reference/${SERVICE}.html`;
/** More inputs than any real service is likely to have. */
const INPUTS = 250;
const OUTPUTS = 60;

/**
 * Files of a site whose catalog has one service with 250 inputs of every kind: plain ones, validation rules,
 * collapsed defaults, objects, maps of nested objects. The same bytes on every machine.
 */
export function createLargeService(): Record<string, string> {
  const random = createRandom('large-service');
  const variables = Array.from({ length: INPUTS }, (_, index) => createVariable(index, random));
  const outputs = Array.from({ length: OUTPUTS }, (_, index) => createOutput(index, random));
  return {
    'site.config.ts': `export default { title: 'Large service', search: { provider: 'none' }, catalog: { repository: 'gruntwork-io/terraform-aws-service-catalog' } };\n`,
    'content/docs/index.mdx': '---\ntitle: Home\ndescription: The first page of the site.\n---\n\nWelcome.\n',
    'content/sidebars.ts': `export default { docs: ['index', 'reference/${SERVICE}'] };\n`,
    'catalog/version': 'v1.0.0\n',
    [`catalog/${SERVICE}/variables.tf`]: variables.join('\n'),
    [`catalog/${SERVICE}/outputs.tf`]: outputs.join('\n'),
    [`catalog/${SERVICE}/README.md`]: `# Large service\n\nA service with ${INPUTS} inputs.\n\n## Overview\n\n${createText(random)}\n`,
  };
}

type CreateBody = (name: string, random: Random) => string;

/** Arguments after the description, by the kind of input; kinds alternate. */
const BODIES: readonly CreateBody[] = [
  () => '  type        = string\n  nullable    = false',
  (name) => `  type        = number
  default     = 30
  nullable    = false

  validation {
    condition     = var.${name} >= 1 && var.${name} <= 365
    error_message = "The number must be from 1 to 365."
  }`,
  () => '  type        = bool\n  default     = true',
  () => '  type        = string\n  default     = null\n  sensitive   = true',
  () => '  type        = list(string)\n  default     = []\n  nullable    = false',
  () =>
    '  type        = map(string)\n  default = {\n    Environment = "production"\n    Owner       = "platform"\n  }',
  (_, random) => createObject('object', 3, random),
  (_, random) => createObject('map', 9, random),
  () =>
    '  type        = string\n  default     = "t3.medium"\n  deprecated  = "Use `instance_types` instead."',
  (_, random) => createObject('list', 5, random),
];

function createVariable(index: number, random: Random): string {
  const name = `${createIdentifier(random)}_${index}`;
  const body = BODIES[index % BODIES.length]?.(name, random) ?? '';
  return `variable "${name}" {\n  description = "${createText(random)}"\n${body}\n}\n`;
}

const WRAPPERS = { object: ['', ''], list: ['list(', ')'], map: ['map(', ')'] } as const;
const DEFAULTS = { object: 'null', list: '[]', map: '{}' } as const;

/** Returns an object with this many attributes; from four on, the last one is an object itself. */
function createObject(kind: keyof typeof WRAPPERS, attributes: number, random: Random): string {
  const [before, after] = WRAPPERS[kind];
  const lines = Array.from({ length: attributes }, (_, index) => {
    const isNested = attributes > 3 && index === attributes - 1;
    const scalar = index % 2 === 0 ? 'string' : `optional(number, ${random.int(1, 90)})`;
    const type = isNested ? createNestedObject(random) : scalar;
    return `    # ${createText(random)}\n    ${createIdentifier(random)}_${index} = ${type}`;
  });
  return `  type = ${before}object({\n${lines.join('\n')}\n  })${after}\n  default = ${DEFAULTS[kind]}`;
}

function createNestedObject(random: Random): string {
  return `optional(object({
      # ${createText(random)}
      enabled = optional(bool, true)
      # ${createText(random)}
      limit = optional(number)
    }), {})`;
}

function createOutput(index: number, random: Random): string {
  const name = `${createIdentifier(random)}_${index}`;
  return `output "${name}" {\n  description = "${createText(random)}"\n  value       = "${name}"\n}\n`;
}

function createText(random: Random): string {
  return createSentence(random, () => 'the reference').replaceAll('`', "'");
}
