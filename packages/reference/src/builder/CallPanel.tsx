import { formatText } from '@gruntwork-docs/engine/shared';
import { createCallRenderer, joinCall, listLeftOut } from '@gruntwork-docs/terraform/builder';
import { findNextTab } from '@gruntwork-docs/theme/client';
import { type KeyboardEvent, memo, type ReactElement, useMemo } from 'react';
import { useBuilder } from './builder-context.ts';
import { BUILDER_HASH } from './builder-hash.ts';
import { toLinkText } from './builder-link.ts';
import { CopyButton } from './CopyButton.tsx';
import { type FormStore, useForm } from './form-store.ts';
import { highlightHcl } from './highlight-hcl.ts';
import { inPieces } from './in-pieces.ts';
import type { PublishedModule } from './load-module.ts';
import { useTool } from './use-tool.ts';

export interface CallPanelProps {
  readonly module: PublishedModule;
  /** The module with the inputs of both tools, for links. */
  readonly linked: PublishedModule;
  readonly store: FormStore;
}

/** Inputs per chunk that is highlighted and laid out together: a keystroke changes one chunk of the block. */
const PIECE = 10;

/** A chunk of lines of the call. */
const CodePiece = memo(function CodePiece({ text }: { readonly text: string }): ReactElement {
  return (
    <span className="builder-code-piece">
      {text.split(/(?<=\n)/).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their index
        <CodeLine key={index} line={line} />
      ))}
    </span>
  );
});

const CodeLine = memo(function CodeLine({ line }: { readonly line: string }): ReactElement {
  return <span className="builder-code-line">{highlightHcl(line)}</span>;
});

/** The current call, for the tool that the reader uses. */
export function CallPanel({ module, linked, store }: CallPanelProps): ReactElement {
  const { texts } = useBuilder();
  const { form } = useForm(store);
  const { tools, tool: shown, choose } = useTool(module);
  const render = useMemo(
    () =>
      createCallRenderer(module, shown.value, {
        source: module.source,
        version: module.version,
      }),
    [module, shown],
  );
  const call = render(form);
  const leftOut = listLeftOut(linked.variables, form);
  const note =
    leftOut.length === 0 ? undefined : formatText(texts.builderLeftOut, { names: leftOut.join(', ') });
  const handleKey = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    const next = tools[findNextTab(event.key, index, tools.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.value);
    document.getElementById(`builder-tool-${next.value}`)?.focus();
  };
  return (
    <>
      <div className="tab-list" role="tablist" aria-label={texts.builderTools}>
        {tools.map(({ value, label }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`builder-tool-${value}`}
            className="tab"
            aria-selected={value === shown.value}
            aria-controls="builder-code"
            tabIndex={value === shown.value ? 0 : -1}
            onClick={() => choose(value)}
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
            getText={() => new URL(BUILDER_HASH + toLinkText(linked, form), location.href).href}
            note={note}
          />
          <CopyButton
            icon="copy"
            label={texts.builderCopy}
            done={texts.builderCopied}
            getText={() => joinCall(call)}
          />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard-accessible */}
        <pre tabIndex={0} dir="ltr">
          <code>
            {[
              call.head,
              ...inPieces(call.inputs, PIECE).map((piece) => piece.join('')),
              call.tail.trimEnd(),
            ].map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: chunks have no identity but their index
              <CodePiece key={index} text={text} />
            ))}
          </code>
        </pre>
      </div>
      {note !== undefined && <p className="builder-note">{note}</p>}
    </>
  );
}
