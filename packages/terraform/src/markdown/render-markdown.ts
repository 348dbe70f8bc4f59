import type { ModuleOutput, ModuleVariable, TerraformModule } from '../model/module.ts';
import type { TypeAttribute, TypeTree } from '../model/types.ts';

/** The reference of a module as Markdown: required inputs, optional inputs, outputs, requirements, resources, calls. */
export function renderMarkdown(module: TerraformModule): string {
  const required = module.variables.filter((variable) => variable.required);
  const optional = module.variables.filter((variable) => !variable.required);
  const sections = [
    `# ${module.name}`,
    module.description ?? '',
    section('Required inputs', required.map(renderVariable)),
    section('Optional inputs', optional.map(renderVariable)),
    section('Outputs', module.outputs.map(renderOutput)),
    section('Requirements', [renderRequirements(module)]),
    section('Resources', [renderResources(module)]),
    section('Module calls', [
      module.moduleCalls.map(({ name, source }) => `- \`${name}\`: \`${source}\``).join('\n'),
    ]),
  ];
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
}

function section(title: string, parts: string[]): string {
  const content = parts.filter((part) => part !== '');
  return content.length === 0 ? '' : [`## ${title}`, ...content].join('\n\n');
}

function renderVariable(variable: ModuleVariable): string {
  const marks = [
    variable.sensitive ? 'sensitive' : '',
    variable.ephemeral ? 'ephemeral' : '',
    variable.nullable ? '' : 'not nullable',
  ].filter((mark) => mark !== '');
  const parts = [
    `### \`${variable.name}\``,
    marks.length === 0 ? '' : `*${marks.join(', ')}*`,
    deprecation(variable.deprecated),
    variable.description?.trim() ?? '',
    codeFact('Type', variable.type ?? 'any'),
    variable.default === undefined ? '' : codeFact('Default', variable.default),
    renderAttributes(variable.typeTree, variable.name),
    variable.validations.map((rule) => `- ${oneLine(rule.errorMessage)}`).join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function renderOutput(output: ModuleOutput): string {
  const parts = [
    `### \`${output.name}\``,
    output.sensitive ? '*sensitive*' : '',
    deprecation(output.deprecated),
    output.description?.trim() ?? '',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function deprecation(message: string | undefined): string {
  return message === undefined ? '' : `**Deprecated:** ${oneLine(message)}`;
}

function codeFact(label: string, code: string): string {
  if (!code.includes('\n')) return `${label}: ${inlineCode(code)}`;
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${label}:\n\n${fence}hcl\n${code.replace(/\r\n/g, '\n')}\n${fence}`;
}

function inlineCode(code: string): string {
  const ticks = '`'.repeat(longestRun(code) + 1);
  const pad = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${code}${pad}${ticks}`;
}

function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length));
}

function renderAttributes(tree: TypeTree, path: string): string {
  return attributesOf(tree, path)
    .map(({ path: at, attribute }) => {
      const isRequired = attribute.required
        ? 'required'
        : `default \`${oneLine(attribute.default ?? 'null')}\``;
      const words = attribute.description === undefined ? '' : `: ${oneLine(attribute.description)}`;
      return `- \`${at}\` (${isRequired})${words}`;
    })
    .join('\n');
}

/** Every attribute below a type with its dotted path, outer ones first. */
export function attributesOf(tree: TypeTree, path: string): { path: string; attribute: TypeAttribute }[] {
  if ('element' in tree) return attributesOf(tree.element, path);
  if ('elements' in tree)
    return tree.elements.flatMap((element, index) => attributesOf(element, `${path}.${index}`));
  if (!('attributes' in tree)) return [];
  return tree.attributes.flatMap((attribute) => {
    const own = `${path}.${attribute.name}`;
    return [{ path: own, attribute }, ...attributesOf(attribute.typeTree, own)];
  });
}

function renderRequirements({ requiredVersions, requiredProviders }: TerraformModule): string {
  const terraform = requiredVersions.map((version) => `- Terraform \`${version}\``);
  const providers = requiredProviders.map(({ name, source, versions }) => {
    const constraint = versions.length === 0 ? '' : ` \`${versions.join(', ')}\``;
    return `- \`${source ?? name}\`${constraint}`;
  });
  return [...terraform, ...providers].join('\n');
}

function renderResources({ resources }: TerraformModule): string {
  return resources
    .map(({ mode, type, name }) => `- \`${mode === 'managed' ? '' : `${mode}.`}${type}.${name}\``)
    .join('\n');
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
