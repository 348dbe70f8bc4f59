import { layOut } from '../format/format.ts';
import type { TerraformModule } from '../model/module.ts';
import { parseModuleSource } from '../model/sources.ts';
import { chooseValue } from './choose-value.ts';
import { renderProviderNote, renderProviders } from './render-providers.ts';
import { renderValue } from './render-value.ts';

export type UsageFlavour = 'terraform' | 'tofu' | 'terragrunt';

export interface UsageOptions {
  /** The module's source address without a version. */
  source: string;
  /** The release to pin, for example `v1.2.3`. */
  version: string;
  /** `all` adds the optional inputs with their defaults. */
  inputs: 'required' | 'all';
}

/** A call of the module to paste: it parses, every required input has a value of its type, and `terraform fmt` agrees. */
export function renderUsage(module: TerraformModule, flavour: UsageFlavour, options: UsageOptions): string {
  const inputs = renderInputs(module, options.inputs);
  const [source, ...version] = renderSource(options);
  if (flavour === 'terragrunt') {
    const terraform = `terraform {\n${[source, ...version].join('\n')}\n}\n\n`;
    const given = `inputs = {\n${inputs}\n}\n`.replace(/\{\n\n\}/, '{}');
    return layOut(`${terraform}${renderProviderNote(module)}${given}`);
  }
  const name = module.name.replace(/[^\p{ID_Continue}]+/gu, '_').replace(/^(?=\d)/, '_');
  const parts = [[source, ...version].join('\n'), renderProviders(module), inputs];
  return layOut(`module "${name}" {\n${parts.filter((part) => part !== '').join('\n\n')}\n}\n`);
}

function renderSource({ source, version }: UsageOptions): string[] {
  switch (parseModuleSource(source).kind) {
    case 'git':
      return [`source = ${JSON.stringify(`${source}?ref=${version}`)}`];
    case 'registry':
      return [`source = ${JSON.stringify(source)}`, `version = ${JSON.stringify(version.replace(/^v/, ''))}`];
    default:
      return [`source = ${JSON.stringify(source)}`];
  }
}

function renderInputs({ variables }: TerraformModule, which: UsageOptions['inputs']): string {
  const required = variables.filter((variable) => variable.required);
  const optional = which === 'all' ? variables.filter((variable) => !variable.required) : [];
  const lines = required.map((variable) => `${variable.name} = ${renderValue(chooseValue(variable))}`);
  if (optional.length === 0) return lines.join('\n');
  const defaults = optional.map(({ name, default: text = 'null' }) => `${name} = ${text}`);
  const head = lines.length === 0 ? [] : [...lines, ''];
  return [...head, '# Optional, with their defaults', ...defaults].join('\n');
}
