import { formatPlural, formatText } from '@gruntwork-docs/engine/shared';
import type { Form } from '@gruntwork-docs/terraform/builder';
import { type ReactElement, useId, useState } from 'react';
import { useBuilder } from './builder-context.ts';
import { Findings } from './Findings.tsx';
import type { PublishedModule } from './load-module.ts';
import { type PasteResult, readPasted } from './read-pasted.ts';

export interface PastePanelProps {
  readonly module: PublishedModule;
  readonly changesUrl?: string | undefined;
  readonly onForm: (form: Form) => void;
}

/** Imports an existing call: reports its errors and fills in the form. */
export function PastePanel({ module, changesUrl, onForm }: PastePanelProps): ReactElement {
  const { texts, announce } = useBuilder();
  const id = useId();
  const [text, setText] = useState('');
  const [result, setResult] = useState<PasteResult>();
  const read = async (): Promise<void> => {
    const found = await readPasted(text, module, changesUrl);
    setResult(found);
    if (found.block.errors.length === 0) onForm(found.block.form);
    announce(formatPlural(texts, 'builderFindings', found.block.findings.length + found.block.errors.length));
  };
  const errors = result?.block.errors ?? [];
  return (
    <section className="builder-paste">
      <label htmlFor={id}>
        {texts.builderPasteLabel
          .split('`')
          .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}
      </label>
      <textarea
        id={id}
        className="builder-code"
        dir="ltr"
        rows={8}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        value={text}
        aria-invalid={errors.length > 0 ? true : undefined}
        aria-describedby={`${id}-note${errors.length > 0 ? ` ${id}-errors` : ''}`}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="builder-paste-actions">
        <button
          type="button"
          className="builder-button builder-primary"
          disabled={text.trim() === ''}
          onClick={() => void read()}
        >
          {texts.builderPasteRead}
        </button>
        <p className="builder-note" id={`${id}-note`}>
          {texts.builderPasteNote}
        </p>
      </div>
      {errors.length > 0 && (
        <div className="builder-faults" id={`${id}-errors`}>
          {errors.map(({ line, column, message }) => (
            <p key={`${line}:${column}`}>
              {result?.block.isEmpty === true
                ? texts.builderPasteNone
                : formatText(texts.builderPlace, { line, column, message: message.replace(/\.$/, '') })}
            </p>
          ))}
        </div>
      )}
      {result !== undefined && errors.length === 0 && <Findings result={result} module={module} />}
    </section>
  );
}
