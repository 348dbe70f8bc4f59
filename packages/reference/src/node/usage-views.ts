import { type HighlightCode, renderCodeLines } from '@gruntwork-docs/engine/markdown';
import { BuildError, escapeHtml } from '@gruntwork-docs/engine/source';
import { renderUsage, type UsageFlavour } from '@gruntwork-docs/terraform';
import type { TerraformModule } from '@gruntwork-docs/terraform/model';
import { parseHcl } from '@gruntwork-docs/terraform/model';
import type { UsageFlavourView } from '#shared/reference-view.ts';
import { selectUsageTools } from '#shared/usage-tools.ts';
import type { ModuleOrigin } from './catalog/module-origin.ts';

type UsedModule = Omit<TerraformModule, 'readme'>;

/** Creates a call of a module at a release; throws a `BuildError` if the call does not parse. */
export function createUsage(
  module: UsedModule,
  flavour: UsageFlavour,
  inputs: 'required' | 'all',
  { folder, source, version }: ModuleOrigin,
): string {
  const code = renderUsage(module, flavour, { source, version, inputs });
  const [error] = parseHcl(code, 'usage').errors;
  if (error === undefined) return code.trimEnd();
  throw new BuildError(`the usage made for this module does not parse: ${error.message}`, {
    file: `${folder}/variables.tf`,
    hint: 'Look for an unusual type or default among the inputs.',
  });
}

/** Longer code is not highlighted, because it would make up most of the page's elements. */
const MOST_LINES = 120;

/** Creates the highlighted usage of a module, one for each tool. */
export function createUsageViews(
  module: UsedModule,
  origin: ModuleOrigin,
  highlighter: HighlightCode,
): UsageFlavourView[] {
  const hasOptional = module.variables.some((variable) => !variable.required);
  const highlighted = new Map<string, string>();
  // Terraform and OpenTofu share their code.
  const highlight = (code: string): string => {
    const isLong = code.split('\n').length > MOST_LINES;
    const html =
      highlighted.get(code) ?? (isLong ? escapeHtml(code) : renderCodeLines(code, 'hcl', { highlighter }));
    highlighted.set(code, html);
    return html;
  };
  return selectUsageTools(module).map((flavour) => ({
    ...flavour,
    requiredHtml: highlight(createUsage(module, flavour.value, 'required', origin)),
    ...(hasOptional && { allHtml: highlight(createUsage(module, flavour.value, 'all', origin)) }),
  }));
}
