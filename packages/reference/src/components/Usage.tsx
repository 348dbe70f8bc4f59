import { CodeBlock, TabItem, Tabs } from '@gruntwork-docs/theme/components';
import type { ReactElement } from 'react';
import { writeBuilderMessages } from '#shared/messages/write-builder-messages.ts';
import type { BuilderView, UsageFlavourView } from '#shared/reference-view.ts';
import { useMessages } from './use-messages.ts';

export interface UsageProps {
  readonly flavours: readonly UsageFlavourView[];
  /** Absent on a page without a call builder. */
  readonly builder?: BuilderView | undefined;
}

/**
 * Calls to paste, with a tab for each tool; the checkbox alone decides which of the two lengths is shown.
 * Markdown has the short one.
 */
export function Usage({ flavours, builder }: UsageProps): ReactElement {
  const texts = useMessages();
  const hasAll = flavours.some(({ allHtml }) => allHtml !== undefined);
  return (
    <div className="usage">
      {hasAll && (
        <label className="usage-toggle" data-markdown-ignore="">
          <input type="checkbox" /> {texts.usageAll}
        </label>
      )}
      {builder !== undefined && (
        <button
          type="button"
          className="button usage-build"
          aria-haspopup="dialog"
          data-deferred=""
          data-builder={builder.moduleUrl}
          data-builder-changes={builder.changesUrl}
          data-builder-texts={writeBuilderMessages(texts)}
        >
          {texts.usageBuild}
        </button>
      )}
      <Tabs groupId="tool">
        {flavours.map(({ value, label, file, requiredHtml, allHtml }) => (
          <TabItem key={value} value={value} label={label}>
            <div className={allHtml === undefined ? undefined : 'usage-required'}>
              <CodeBlock lang="hcl" title={file} html={requiredHtml} />
            </div>
            {allHtml !== undefined && (
              <div className="usage-all" data-markdown-ignore="">
                <CodeBlock lang="hcl" title={file} html={allHtml} />
              </div>
            )}
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
