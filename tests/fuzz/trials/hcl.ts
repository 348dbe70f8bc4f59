import { formatHcl } from '#terraform/format/format.ts';
import { parseHcl } from '#terraform/hcl/parser.ts';
import { renderMarkdown } from '#terraform/markdown/render-markdown.ts';
import { parseModule } from '#terraform/model/parse-module.ts';
import { renderUsage } from '#terraform/usage/render-usage.ts';
import { mutateText } from '../mutate-text.ts';
import { readSeedModules } from '../seeds.ts';
import type { Trial } from '../trial.ts';

/** What HCL and modules are made of. */
const WORDS = [
  '"${',
  '}',
  '%{ if x }',
  '%{ endif }',
  '<<E\n',
  'E\n',
  '<<-E\n',
  '/*',
  '*/',
  '=',
  '==',
  '=>',
  '...',
  '[*]',
  '.*',
  '.0',
  '?',
  '::',
  'for x in y : x',
  'null',
  'true',
  '1e99999',
  '0x1',
  'variable "a" {\n',
  'output "a" {\n',
  'module "a" {\n',
  'resource "a" "b" {\n',
  'terraform {\n',
  'required_providers {\n',
  'type = ',
  'default = ',
  'object({',
  'optional(',
  'map(',
  'list(',
  'tuple([',
  'any',
  'validation {\n',
  'condition = ',
  'nullable = ',
  'sensitive = ',
  'source = "../.."',
  'variable "constructor" {}\n',
  'variable "__proto__" {}\n',
];
/** Milliseconds that one small module may take. */
const LONGEST = 5_000;

/** Modules of Terraform: parsed, laid out, modelled and shown. */
export function createHclTrial(): Trial {
  const seeds = readSeedModules();
  return {
    name: 'hcl',
    weight: 60,
    run(random) {
      const text = mutateText(random.pick(seeds), WORDS, random);
      const start = performance.now();
      try {
        const faults = findFaults(text);
        if (performance.now() - start > LONGEST) faults.push(`took ${performance.now() - start} ms`);
        return faults.map((fault) => `${fault}\n  ${JSON.stringify(text)}`);
      } catch (error) {
        return [`${error instanceof Error ? error.stack : error}\n  ${JSON.stringify(text)}`];
      }
    },
  };
}

function findFaults(text: string): string[] {
  const { errors } = parseHcl(text, 'main.tf');
  const unplaced = errors.filter(({ line, column }) => !(line >= 1 && column >= 1));
  const formatted = formatHcl(text);
  const faults = unplaced.map(({ message }) => `an error without a place: ${message}`);
  if (formatHcl(formatted) !== formatted) faults.push('laid out again, it is another text');
  if (errors.length === 0 && parseHcl(formatted, 'main.tf').errors.length > 0)
    faults.push('laid out, it parses no more');
  const { module } = parseModule(new Map([['main.tf', text]]), { name: 'module', path: 'modules/module' });
  if (module === undefined) return faults;
  renderMarkdown(module);
  const usage = renderUsage(module, 'terraform', {
    source: 'git::https://example.com/module',
    version: 'v1.0.0',
    inputs: 'all',
  });
  if (parseHcl(usage, 'usage.tf').errors.length > 0) faults.push(`its usage does not parse: ${usage}`);
  return faults;
}
