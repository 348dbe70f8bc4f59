import { formatText } from '@gruntwork-docs/engine/shared';
import { useBodyContext } from '@gruntwork-docs/theme/components';
import type { ReactElement, ReactNode } from 'react';
import type { ModuleVersions, VersionMove, VersionRange } from '#shared/module-versions.ts';
import { InlineCode } from './glossary/InlineCode.tsx';
import { useMessages } from './use-messages.ts';

/** Releases of the catalog: those of one upgrade, or the versions that every release runs on. */
export function VersionTable({ id }: { readonly id?: string }): ReactElement {
  const versions = useModuleVersions();
  if (id === undefined) return <RangeTable ranges={versions.ranges} repository={versions.repository} />;
  const move = versions.moves.find((candidate) => candidate.id === id);
  if (move === undefined) throw new Error(`\`content/data/module-versions.yaml\` has no move \`${id}\``);
  return <MoveTable move={move} />;
}

function useModuleVersions(): ModuleVersions {
  const versions = useBodyContext().read('moduleVersions') as ModuleVersions | undefined;
  if (versions === undefined) throw new Error('<VersionTable> needs `content/data/module-versions.yaml`');
  return versions;
}

function MoveTable({ move: { from, to, groups } }: { readonly move: VersionMove }): ReactElement {
  const texts = useMessages();
  const lastFor = formatText(texts.lastReleaseFor, { version: from });
  const firstFor = formatText(texts.firstReleaseFor, { version: to });
  return (
    <ReleaseTable
      name={formatText(texts.movesFromTo, { from, to })}
      columns={[texts.columnGroup, lastFor, firstFor, texts.columnChange]}
    >
      {groups.map(({ path, last, first, note }) => (
        <tr key={path}>
          <td>
            <code>{path}</code>
          </td>
          <td>
            <code>{last}</code>
          </td>
          <td>
            <code>{first}</code>
          </td>
          <td>
            <InlineCode text={note} />
          </td>
        </tr>
      ))}
    </ReleaseTable>
  );
}

function RangeTable(props: {
  readonly ranges: readonly VersionRange[];
  readonly repository: string;
}): ReactElement {
  const texts = useMessages();
  return (
    <ReleaseTable
      name={formatText(texts.releasesOf, { repository: props.repository })}
      columns={[texts.columnReleases, 'Terraform', texts.columnAwsProvider]}
    >
      {props.ranges.map(({ first, last, terraform, aws_provider: provider }) => (
        <tr key={first}>
          <td>
            <InlineCode
              text={
                last === undefined
                  ? formatText(texts.releasesFrom, { first })
                  : formatText(texts.releasesBetween, { first, last })
              }
            />
          </td>
          <td>{terraform}</td>
          <td>{provider}</td>
        </tr>
      ))}
    </ReleaseTable>
  );
}

function ReleaseTable(props: {
  readonly name: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}): ReactElement {
  const { name, columns, children } = props;
  const texts = useMessages();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard-accessible
    <section className="table-wrap" tabIndex={0} aria-label={formatText(texts.tableName, { name })}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
