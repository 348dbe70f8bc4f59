import type { TerraformModule } from '../model/module.ts';

type Requirements = Pick<TerraformModule, 'requiredProviders'>;

/** Longest line of a comment, in characters. */
const COMMENT_WIDTH = 100;

/**
 * Renders the `providers` argument of a call, for a module with configuration aliases; empty for others. It
 * disables inheritance, so providers without an alias are passed on, too.
 */
export function renderProviders({ requiredProviders }: Requirements): string {
  const aliases = findAliases({ requiredProviders });
  if (aliases.length === 0) return '';
  const names = [...requiredProviders.map(({ name }) => name), ...aliases];
  return `providers = {\n${names.map((name) => `${name} = ${name}`).join('\n')}\n}`;
}

/** Terragrunt runs a module as the root, where provider blocks with these aliases replace the argument. */
export function renderProviderNote({ requiredProviders }: Requirements): string {
  const aliases = findAliases({ requiredProviders });
  if (aliases.length === 0) return '';
  const lines = [
    '# The module needs a provider block for each of these aliases. Write them with a `generate` block:',
  ];
  for (const [index, alias] of aliases.entries()) {
    const last = lines.at(-1) ?? '';
    const item = index === aliases.length - 1 ? alias : `${alias},`;
    if (index > 0 && last.length + item.length < COMMENT_WIDTH) lines[lines.length - 1] = `${last} ${item}`;
    else lines.push(`# ${item}`);
  }
  return `${lines.join('\n')}\n`;
}

function findAliases({ requiredProviders }: Requirements): string[] {
  return requiredProviders.flatMap(({ configurationAliases }) => configurationAliases);
}
