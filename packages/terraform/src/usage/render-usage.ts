import { layOut } from '../format/format.ts';
import type { TerraformModule } from '../model/module.ts';
import { parseModuleSource } from '../model/sources.ts';
import { asOpenTofu } from '../model/tools.ts';
import { chooseInputs } from './choose-value.ts';
import { renderProviderNote, renderProviders } from './render-providers.ts';
import { renderValue } from './render-value.ts';
import type { UsageValues } from './usage-values.ts';

export type UsageFlavour = 'terraform' | 'tofu' | 'terragrunt';

export interface UsageOptions {
  /** The module's source address without a version. */
  source: string;
  /** Release to pin, for example `v1.2.3`; absent: none. */
  version?: string | undefined;
  /** `all` adds the optional inputs with their defaults. */
  inputs: 'required' | 'all';
  /** Values by input, which replace examples and defaults; optional inputs with one are always included. */
  values?: UsageValues;
}

/**
 * Renders a call of the module to paste: it parses, every required input has a value of its type, and
 * `terraform fmt` accepts it.
 */
export function renderUsage(module: TerraformModule, flavour: UsageFlavour, options: UsageOptions): string {
  const called = flavour === 'tofu' ? asOpenTofu(module) : module;
  return layOut(wrapCall(called, flavour, options, renderInputs(called, options)));
}

/**
 * Returns calls by tool: Terraform and OpenTofu share theirs when equal, and Terraform has none for
 * OpenTofu-only modules.
 */
export function listUsages(
  { tool }: Pick<TerraformModule, 'tool'>,
  render: (flavour: UsageFlavour) => string,
): { readonly label: string; readonly code: string }[] {
  const terragrunt = { label: 'Terragrunt', code: render('terragrunt') };
  if (tool !== undefined) return [{ label: tool, code: render('tofu') }, terragrunt];
  const [terraform, tofu] = [render('terraform'), render('tofu')];
  if (terraform === tofu) return [{ label: 'Terraform and OpenTofu', code: terraform }, terragrunt];
  return [{ label: 'Terraform', code: terraform }, { label: 'OpenTofu', code: tofu }, terragrunt];
}

/** Wraps the lines of inputs in a call, not yet formatted. */
export function wrapCall(
  module: TerraformModule,
  flavour: UsageFlavour,
  options: Pick<UsageOptions, 'source' | 'version'>,
  inputs: string,
): string {
  const source = renderSource(options, flavour);
  if (flavour === 'terragrunt') {
    const terraform = `terraform {\n${source}\n}\n\n`;
    const given = `inputs = {\n${inputs}\n}\n`.replace(/\{\n\n\}/, '{}');
    return `${terraform}${renderProviderNote(module)}${given}`;
  }
  const name = module.name.replace(/[^\p{ID_Continue}]+/gu, '_').replace(/^(?![\p{ID_Start}_])/u, '_');
  const parts = [source, renderProviders(module), inputs];
  return `module "${name}" {\n${parts.filter((part) => part !== '').join('\n\n')}\n}\n`;
}

/** Renders the lines for the module's source. An address with a version keeps it. */
function renderSource(
  { source, version }: Pick<UsageOptions, 'source' | 'version'>,
  flavour: UsageFlavour,
): string {
  const parsed = parseModuleSource(source);
  if (parsed.kind === 'registry') {
    const { version: given = version?.replace(/^v(?=\d)/, '') } = parsed;
    const submodule = parsed.submodule === undefined ? '' : `//${parsed.submodule}`;
    if (flavour === 'terragrunt') {
      // Terragrunt has no argument for a version: its registry addresses are URLs, with no host for the
      // public one.
      const pinned = given === undefined ? '' : `?version=${given}`;
      return sourceLine(`tfr://${parsed.host ?? ''}/${parsed.address}${submodule}${pinned}`);
    }
    const host = parsed.host === undefined ? '' : `${parsed.host}/`;
    const line = sourceLine(`${host}${parsed.address}${submodule}`);
    return given === undefined ? line : `${line}\nversion = ${JSON.stringify(given)}`;
  }
  if (parsed.kind !== 'git' || parsed.ref !== undefined || version === undefined) return sourceLine(source);
  return sourceLine(`${source}${source.includes('?') ? '&' : '?'}ref=${version}`);
}

function sourceLine(address: string): string {
  return `source = ${renderValue(address)}`;
}

function renderInputs(module: TerraformModule, { inputs, values }: UsageOptions): string {
  const chosen = chooseInputs(module, values);
  const set = new Set(chosen.map(({ variable }) => variable));
  const optional = inputs === 'all' ? module.variables.filter((variable) => !set.has(variable)) : [];
  const lines = chosen.flatMap(({ variable, value, refusedBy }) => [
    ...refusedBy.map((message) => `# Replace this value: ${message.replace(/\s+/g, ' ').trim()}`),
    `${variable.name} = ${renderValue(value)}`,
  ]);
  if (optional.length === 0) return lines.join('\n');
  const defaults = optional.map(({ name, default: text = 'null' }) => `${name} = ${text}`);
  const head = lines.length === 0 ? [] : [...lines, ''];
  return [...head, '# Optional, with their defaults', ...defaults].join('\n');
}
