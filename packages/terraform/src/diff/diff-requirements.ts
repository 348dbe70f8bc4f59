import type { RequiredProvider } from '../model/module.ts';
import type { Change, Severity } from './change.ts';
import type { ComparedModule } from './compared-module.ts';
import { compareConstraints } from './constraints.ts';

const SEVERITY = { same: undefined, fewer: 'breaking', more: 'addition', unknown: 'behavior' } as const;
const WORDS: Readonly<Partial<Record<Severity, string>>> = {
  breaking: 'Some versions are no longer allowed.',
  addition: 'More versions are allowed.',
  behavior: 'Other versions are allowed.',
};

/** Compares the Terraform and provider requirements of two versions of a module. */
export function diffRequirements(before: ComparedModule, after: ComparedModule): Change[] {
  return [
    ...diffConstraint('terraform', 'Terraform', before.requiredVersions, after.requiredVersions),
    ...diffProviders(before.requiredProviders, after.requiredProviders),
  ];
}

function diffConstraint(
  subject: 'terraform' | 'provider',
  name: string,
  before: readonly string[],
  after: readonly string[],
): Change[] {
  const severity = SEVERITY[compareConstraints(before, after, subject)];
  if (severity === undefined || before.join() === after.join()) return [];
  return [
    {
      severity,
      subject,
      name,
      kind: 'constraint',
      message: WORDS[severity] ?? '',
      before: before.join(', ') || 'any',
      after: after.join(', ') || 'any',
    },
  ];
}

function diffProviders(before: readonly RequiredProvider[], after: readonly RequiredProvider[]): Change[] {
  const old = new Map(before.map((provider) => [provider.name, provider]));
  const now = new Map(after.map((provider) => [provider.name, provider]));
  return [
    ...before
      .filter(({ name }) => !now.has(name))
      .map(({ name }): Change => toChange('note', name, 'removed', 'No longer needed.')),
    ...after.flatMap((provider): Change[] => {
      const was = old.get(provider.name);
      if (was === undefined) {
        const message = 'New: run `terraform init`, and configure it where it needs that.';
        return [
          toChange('behavior', provider.name, 'added', message),
          ...diffAliases(provider, { configurationAliases: [] }),
        ];
      }
      return [
        ...diffSource(was, provider),
        ...diffConstraint('provider', provider.name, was.versions, provider.versions),
        ...diffAliases(provider, was),
      ];
    }),
  ];
}

function diffSource(was: RequiredProvider, is: RequiredProvider): Change[] {
  const [before, after] = [was, is].map(({ name, source = `hashicorp/${name}` }) => source.toLowerCase());
  if (before === undefined || after === undefined || before === after) return [];
  const message = 'Comes from another place: run `terraform state replace-provider`.';
  return [{ ...toChange('breaking', is.name, 'source', message), before, after }];
}

/** A module with configuration aliases does not inherit provider configurations. */
function diffAliases(is: RequiredProvider, was: Pick<RequiredProvider, 'configurationAliases'>): Change[] {
  const isIn = (list: readonly string[]) => (alias: string) => list.includes(alias);
  const added = is.configurationAliases.filter((alias) => !isIn(was.configurationAliases)(alias));
  const removed = was.configurationAliases.filter((alias) => !isIn(is.configurationAliases)(alias));
  return [
    ...added.map((alias): Change => {
      const message = 'A call has to pass this configuration.';
      const call = { remove: [], add: ['providers = {', `  ${alias} = ${alias}`, '}'] };
      return { ...toChange('breaking', alias, 'added', message), call };
    }),
    ...removed.map((alias): Change => {
      const message = 'A call that passes this configuration is refused.';
      return {
        ...toChange('breaking', alias, 'removed', message),
        call: { remove: [`${alias} = …`], add: [] },
      };
    }),
  ];
}

function toChange(severity: Severity, name: string, kind: Change['kind'], message: string): Change {
  return { severity, subject: 'provider', name, kind, message };
}
