import { badgesOfOutput, badgesOfVariable } from '../model/badges.ts';
import type { ModuleOutput, ModuleResource, ModuleVariable, TerraformModule } from '../model/module.ts';
import { outdent } from '../model/outdent.ts';
import { describeOther, joinOutputs, joinVariables, namesOfTools, type Shared } from '../model/tools.ts';
import type { TypeAttribute, TypeTree } from '../model/type-tree.ts';
import { codeBlock, demoteTitle, embedMarkdown, inlineCode, oneLine } from './quote-markdown.ts';
import { moduleUrl, providerUrl, resourceUrl } from './registry-links.ts';

/** Contents of a document in addition to the module's source. */
export interface MarkdownExtras {
  /** Text before the title, such as frontmatter. */
  readonly head?: string;
  readonly title?: string;
  /** Lines of Markdown below the description: type, default, rules. */
  readonly lead?: string;
  /** The module's README without its title and first paragraph. */
  readonly readme?: string;
  /** Calls of the module, by tool. */
  readonly usage?: readonly { readonly label: string; readonly code: string }[];
  /** Complete configurations that call the module. */
  readonly examples?: readonly MarkdownExample[];
  /** Sections after all others. */
  readonly more?: readonly string[];
}

export interface MarkdownExample {
  readonly label: string;
  /** URL of the example; absent when it consists of its files only. */
  readonly url?: string;
  readonly files: readonly { readonly name: string; readonly code: string }[];
}

/**
 * Renders the reference of a module as Markdown: its README, usage, examples, required inputs, optional
 * inputs, outputs, requirements, resources, calls.
 */
export function renderMarkdown(
  module: Omit<TerraformModule, 'readme'>,
  {
    head = '',
    title = module.name,
    lead = '',
    readme = '',
    usage = [],
    examples = [],
    more = [],
  }: MarkdownExtras = {},
): string {
  const variables = joinVariables(module);
  const required = variables.filter(({ item }) => item.required);
  const optional = variables.filter(({ item }) => !item.required);
  const sections = [
    head,
    `# ${oneLine(title)}`,
    module.description ?? '',
    lead,
    demoteTitle(readme).trim(),
    section(
      'Usage',
      usage.map(({ label, code }) => `### ${label}\n\n${codeBlock(code.trimEnd())}`),
    ),
    section('Examples', examples.map(renderExample)),
    section('Required inputs', required.map(renderVariable)),
    section('Optional inputs', optional.map(renderVariable)),
    section('Outputs', joinOutputs(module).map(renderOutput)),
    section('Requirements', [renderRequirements(module)]),
    section('Resources', [renderResources(module)]),
    section('Module calls', [renderCalls(module)]),
    ...more,
  ];
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
}

function section(title: string, parts: string[]): string {
  const content = parts.filter((part) => part !== '');
  return content.length === 0 ? '' : [`## ${title}`, ...content].join('\n\n');
}

function renderExample({ label, url, files }: MarkdownExample): string {
  const title = oneLine(embedMarkdown(label));
  const parts = files.map(({ name, code }) => `${inlineCode(name)}:\n\n${codeBlock(code.trimEnd())}`);
  return [`### ${url === undefined ? title : `[${title}](${url})`}`, ...parts].join('\n\n');
}

function renderVariable(shared: Shared<ModuleVariable>): string {
  const variable = shared.item;
  const other = describeOther(shared);
  const rules = variable.validations.map(
    ({ condition, errorMessage }) =>
      `- ${oneLine(embedMarkdown(errorMessage))} ${inlineCode(oneLine(condition))}`,
  );
  const parts = [
    `### \`${variable.name}\``,
    // The section already says that all of them are required.
    renderMarks(badgesOfVariable(shared).filter((mark) => mark !== 'required')),
    deprecation(variable.deprecated),
    embedMarkdown(variable.description ?? ''),
    codeLine('Type', variable.type ?? 'any'),
    variable.default === undefined ? '' : codeLine('Default', outdent(variable.default)),
    renderAttributes(variable.typeTree, variable.name),
    rules.length === 0 ? '' : `Rules:\n\n${rules.join('\n')}`,
    other.length === 0 ? '' : `OpenTofu: ${other.join(', ')}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function renderOutput(shared: Shared<ModuleOutput>): string {
  const output = shared.item;
  const parts = [
    `### \`${output.name}\``,
    renderMarks(badgesOfOutput(shared)),
    deprecation(output.deprecated),
    embedMarkdown(output.description ?? ''),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function renderMarks(marks: readonly string[]): string {
  return marks.length === 0 ? '' : `*${marks.join(', ')}*`;
}

function deprecation(message: string | undefined): string {
  return message === undefined ? '' : `**Deprecated:** ${oneLine(embedMarkdown(message))}`;
}

function codeLine(label: string, code: string): string {
  return /[\r\n]/.test(code) ? `${label}:\n\n${codeBlock(code)}` : `${label}: ${inlineCode(code)}`;
}

function renderAttributes(tree: TypeTree, path: string): string {
  return attributesOf(tree, path)
    .map(({ path: at, attribute }) => {
      const isRequired = attribute.required
        ? 'required'
        : `default ${inlineCode(oneLine(attribute.default ?? 'null'))}`;
      const words =
        attribute.description === undefined ? '' : `: ${oneLine(embedMarkdown(attribute.description))}`;
      return `- \`${at}\` (${isRequired})${words}`;
    })
    .join('\n');
}

/** Lists every attribute of a type by its dotted path, outer ones first. */
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

function renderRequirements(
  module: Pick<TerraformModule, 'requiredVersions' | 'requiredProviders' | 'opentofu'>,
): string {
  const tools = namesOfTools(module).flatMap(({ name, versions }) =>
    versions.map((version) => `- ${name} \`${version}\``),
  );
  const providers = module.requiredProviders.map((provider) => {
    const { name, source, versions } = provider;
    const constraint = versions.length === 0 ? '' : ` \`${versions.join(', ')}\``;
    return `- ${link(source ?? name, providerUrl(provider))}${constraint}`;
  });
  return [...tools, ...providers].join('\n');
}

const MODES = { managed: '', data: ' (data source)', ephemeral: ' (ephemeral)' } as const;

/** Sorted by kind and type, as on the page. */
function renderResources(module: Pick<TerraformModule, 'resources' | 'requiredProviders'>): string {
  const groups = new Map<string, { first: ModuleResource; names: string[] }>();
  for (const resource of module.resources) {
    const key = `${Object.keys(MODES).indexOf(resource.mode)} ${resource.type}`;
    const group = groups.get(key) ?? { first: resource, names: [] };
    group.names.push(resource.name);
    groups.set(key, group);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { first, names }]) => {
      const list = names.map(inlineCode).join(', ');
      return `- ${link(first.type, resourceUrl(first, module))}${MODES[first.mode]}: ${list}`;
    })
    .join('\n');
}

function renderCalls({ moduleCalls }: Pick<TerraformModule, 'moduleCalls'>): string {
  return moduleCalls
    .map((call) => {
      const version = call.version === undefined ? '' : ` \`${call.version}\``;
      return `- \`${call.name}\`: ${link(call.source, moduleUrl(call))}${version}`;
    })
    .join('\n');
}

function link(code: string, url: string | undefined): string {
  return url === undefined ? inlineCode(code) : `[${inlineCode(code)}](${url})`;
}
