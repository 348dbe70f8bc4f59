import { formatText } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import type { ModuleHistory } from '#shared/release-view.ts';
import { useMessages } from '../use-messages.ts';
import { CountBadges } from './ChangeBadges.tsx';
import { ChangeList } from './ChangeList.tsx';

/** Changes of a module since each older release; only one of them is open at a time. */
export function ModuleHistoryList({ history }: { readonly history: readonly ModuleHistory[] }): ReactElement {
  const texts = useMessages();
  return (
    // Search indexes the current module, not its history.
    <div data-unsearched="">
      {history.map(({ version, id, url, counts, changes }) => {
        const title = formatText(texts.since, { version });
        if (changes.length === 0) {
          return (
            <p key={version} id={id}>
              {title} <span className="mark">{texts.noDifference}</span>
            </p>
          );
        }
        return (
          <details key={version} id={id} className="param-fold" name="since">
            <summary>
              {title}
              <CountBadges counts={counts} />
            </summary>
            <ChangeList changes={changes} />
            {url !== undefined && (
              <p>
                <a href={url}>{formatText(texts.allChangesSince, { version })}</a>
              </p>
            )}
          </details>
        );
      })}
    </div>
  );
}
