import { formatText, PageError } from '@gruntwork-docs/engine/shared';
import { useData, useTexts } from '@gruntwork-docs/theme/components';
import type { ReactElement } from 'react';
import './guide.css';
import { getMessages } from './messages.ts';

/** Names of tools by their key in the data, in display order. */
const TOOLS: ReadonlyMap<string, string> = new Map([
  ['terraform', 'Terraform'],
  ['opentofu', 'OpenTofu'],
  ['terragrunt', 'Terragrunt'],
  ['aws_provider', 'AWS provider'],
  ['catalog', 'Service Catalog'],
  ['kubernetes', 'Kubernetes'],
  ['kubectl', 'kubectl'],
  ['helm', 'Helm'],
  ['packer', 'Packer'],
  ['docker', 'Docker'],
  ['go', 'Go'],
  ['aws_cli', 'AWS CLI'],
]);

export interface TestedWithProps {
  /** Keys of `content/data/versions.yaml`, separated by spaces. */
  readonly tools: string;
}

/** The versions that a walkthrough was checked with, and target versions of tools that were not run. */
export function TestedWith({ tools = '' }: Partial<TestedWithProps>): ReactElement {
  const { lang } = useTexts();
  const messages = getMessages(lang);
  const versions = useData('versions') ?? {};
  const wanted = tools.split(/[\s,]+/).filter((tool) => tool !== '');
  if (wanted.length === 0)
    throw new PageError(
      '`<TestedWith>` names no tools',
      '<TestedWith',
      'Write `tools="terraform opentofu"`.',
    );
  const unknown = wanted.find((tool) => !TOOLS.has(tool));
  if (unknown !== undefined)
    throw new PageError(`tool \`${unknown}\` is not known`, tools, `Use ${[...TOOLS.keys()].join(', ')}.`);

  const tested: string[] = [];
  const current: string[] = [];
  for (const [key, name] of TOOLS) {
    if (!wanted.includes(key)) continue;
    const version = versions[`${key}_tested`] ?? versions[key];
    if (version === undefined) {
      const hint = `Add \`${key}\` to \`content/data/versions.yaml\`.`;
      throw new PageError(`the version of \`${key}\` is not known`, tools, hint);
    }
    const list = versions[`${key}_tested`] === undefined ? current : tested;
    list.push(`${name}\u00a0${version}`);
  }
  const join = (list: readonly string[]) => new Intl.ListFormat(lang, { type: 'conjunction' }).format(list);
  const sentences = [
    ...(tested.length > 0 ? [formatText(messages.testedWith, { tools: join(tested) })] : []),
    ...(current.length > 0 ? [formatText(messages.writtenFor, { tools: join(current) })] : []),
  ];
  return <p className="tested-with">{sentences.join(' ')}</p>;
}
