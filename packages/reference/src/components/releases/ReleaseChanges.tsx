import { formatText, PageError } from '@gruntwork-docs/engine/shared';
import { Message, useBodyContext } from '@gruntwork-docs/theme/components';
import type { ReactElement } from 'react';
import type { ReleaseView } from '#shared/release-view.ts';
import { useMessages } from '../use-messages.ts';
import { ChangeList } from './ChangeList.tsx';

export interface ReleaseChangesProps {
  /** Releases whose models the catalog stores. */
  readonly from: string;
  readonly to: string;
  /** Folder of a module; without one, the changes that many modules share. */
  readonly module?: string;
}

/** Changes for callers between two releases, in a guide: of one module, or those that many share. */
export function ReleaseChanges({ from, to, module }: ReleaseChangesProps): ReactElement {
  const texts = useMessages();
  const releases = useBodyContext().read('releases') as readonly ReleaseView[] | undefined;
  const release = releases?.find((own) => own.from === from && own.to === to);
  if (release === undefined) {
    const known = [...new Set(releases?.flatMap((own) => [own.from, own.to]))].sort();
    throw new PageError(
      `there is no comparison of \`${from}\` with \`${to}\``,
      `from="${from}"`,
      known.length === 0
        ? 'Keep the models of releases with `npm run reference -- release`.'
        : `Name two of these, the older one first: ${known.join(', ')}.`,
    );
  }
  const own = [...release.services, ...release.library].find(({ path }) => path === module);
  if (module !== undefined && own === undefined) {
    throw new PageError(
      `\`${module}\` is the same in \`${from}\` and \`${to}\``,
      `module="${module}"`,
      'Name the folder of a module that differs, such as `services/data-storage/amazon-rds`.',
    );
  }
  const name = own === undefined ? texts.inManyModules : own.label;
  const url = own === undefined ? release.url : `${release.url}#${own.id}`;
  return (
    <>
      <ChangeList changes={own?.changes ?? release.shared} />
      <p>
        <Message
          text={texts.changesOf}
          values={{ name, link: <a href={url}>{formatText(texts.movesFromTo, { from, to })}</a> }}
        />
      </p>
    </>
  );
}
