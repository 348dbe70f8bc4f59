import { storageStore } from '@gruntwork-docs/engine/client/public.ts';
import { formatText } from '@gruntwork-docs/engine/shared/format-text.ts';
import type { Form } from '@gruntwork-docs/terraform/builder/draft.ts';
import { renderCall } from '@gruntwork-docs/terraform/builder/render-call.ts';
import { findNextTab } from '@gruntwork-docs/theme/mdx/tab-choice.ts';
import { type KeyboardEvent, memo, type ReactElement, useMemo, useSyncExternalStore } from 'react';
import { USAGE_TOOLS } from '#shared/usage-tools.ts';
import { useBuilder } from './builder-context.ts';
import { CopyButton } from './CopyButton.tsx';
import { highlightHcl } from './highlight-hcl.ts';
import type { PublishedModule } from './load-module.ts';

export interface CallPanelProps {
  readonly module: PublishedModule;
  readonly form: Form;
  /** Address that opens the builder with the form. */
  readonly getLink: () => string;
  /** What the address does not hold. */
  readonly leftOut: readonly string[];
}

/** The choice that the tabs of the page share. */
const tool = storageStore('docusaurus.tab.tool');

/** Each line by itself: a key changes one of hundreds, and only that one is colored and laid out anew. */
const CodeLine = memo(function CodeLine({ line }: { readonly line: string }): ReactElement {
  return <span className="builder-code-line">{highlightHcl(line)}</span>;
});

/** The call as it is now, for the tool that the reader uses. */
export const CallPanel = memo(function CallPanel({
  module,
  form,
  getLink,
  leftOut,
}: CallPanelProps): ReactElement {
  const { texts } = useBuilder();
  const stored = useSyncExternalStore(tool.subscribe, tool.get, tool.getServer);
  const shown = USAGE_TOOLS.find(({ value }) => value === stored) ?? USAGE_TOOLS[0];
  const code = useMemo(
    () => renderCall(module, form, shown.value, { source: module.source, version: module.version }).trimEnd(),
    [module, form, shown],
  );
  const note =
    leftOut.length === 0 ? undefined : formatText(texts.builderLeftOut, { names: leftOut.join(', ') });
  const handleKey = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    const next = USAGE_TOOLS[findNextTab(event.key, index, USAGE_TOOLS.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    tool.set(next.value);
    document.getElementById(`builder-tool-${next.value}`)?.focus();
  };
  return (
    <>
      <div className="tab-list" role="tablist" aria-label={texts.builderTools}>
        {USAGE_TOOLS.map(({ value, label }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`builder-tool-${value}`}
            className="tab"
            aria-selected={value === shown.value}
            aria-controls="builder-code"
            tabIndex={value === shown.value ? 0 : -1}
            onClick={() => tool.set(value)}
            onKeyDown={(event) => handleKey(event, index)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        className="builder-block"
        id="builder-code"
        role="tabpanel"
        aria-labelledby={`builder-tool-${shown.value}`}
      >
        <div className="builder-block-head">
          <span className="builder-file">{shown.file}</span>
          <CopyButton
            icon="link"
            label={texts.builderCopyLink}
            done={texts.builderLinkCopied}
            getText={getLink}
            note={note}
          />
          <CopyButton
            icon="copy"
            label={texts.builderCopy}
            done={texts.builderCopied}
            getText={() => `${code}\n`}
          />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard */}
        <pre tabIndex={0} dir="ltr">
          <code>
            {code.split(/(?<=\n)/).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is what is at its place
              <CodeLine key={index} line={line} />
            ))}
          </code>
        </pre>
      </div>
      {note !== undefined && <p className="builder-note">{note}</p>}
    </>
  );
});
