import { formatText } from '@gruntwork-docs/engine/shared';
import { loadPatternRules } from '@gruntwork-docs/terraform/builder';
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { BuilderIcon } from './BuilderIcon.tsx';
import { BuilderContext, type BuilderContextValue } from './builder-context.ts';
import { fromLinkText, toLinkText } from './builder-link.ts';
import { CallPanel } from './CallPanel.tsx';
import { createFormStore, type FormStore, useForm } from './form-store.ts';
import { InputList } from './InputList.tsx';
import { LinkNotice } from './LinkNotice.tsx';
import type { PublishedModule } from './load-module.ts';
import { PastePanel } from './PastePanel.tsx';
import { StatusLine } from './StatusLine.tsx';
import { readAs, useTool, withAllInputs } from './use-tool.ts';
import { ValueControl } from './ValueControl.tsx';

export interface UsageBuilderProps {
  readonly module: PublishedModule;
  /** The title of the page. */
  readonly title: string;
  readonly texts: BuilderContextValue['texts'];
  /** Text of the link that opened the builder; empty without one. */
  readonly start: string;
  /** URL of the changes since older releases; absent when they are unknown. */
  readonly changesUrl?: string;
  readonly onClose: () => void;
  /** Called with every new state; the function that it receives writes the link text for that state. */
  readonly onChange: (write: () => string) => void;
}

/** A form of a module's inputs, with the resulting call next to it. */
export function UsageBuilder(props: UsageBuilderProps): ReactElement {
  const { module, title, texts, start, changesUrl, onClose, onChange } = props;
  const linked = useMemo(() => withAllInputs(module), [module]);
  const read = useMemo(() => fromLinkText(linked, start), [linked, start]);
  const { tool } = useTool(module);
  const shown = useMemo(() => readAs(module, tool), [module, tool]);
  const [store] = useState(() => createFormStore(shown.variables, read.form));
  useEffect(() => store.setVariables(shown.variables), [store, shown]);
  const [query, setQuery] = useState('');
  const [isPasting, setPasting] = useState(false);
  const announcer = useRef<HTMLParagraphElement>(null);
  const context = useMemo(
    () => ({
      texts,
      Control: ValueControl,
      announce(text: string) {
        if (announcer.current !== null) announcer.current.textContent = text;
      },
    }),
    [texts],
  );
  const patterns = usePatterns(linked);
  useEffect(() => {
    if (patterns === 'there') store.checkAgain();
  }, [store, patterns]);
  useEffect(() => {
    let last = store.get().form;
    return store.subscribe(() => {
      const { form } = store.get();
      if (form !== last) onChange(() => toLinkText(linked, form));
      last = form;
    });
  }, [store, linked, onChange]);
  const call = useRef<HTMLElement>(null);
  const isCallAway = useIsAway(call);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <BuilderContext value={context}>
      <header className="builder-top">
        <h2 tabIndex={-1} ref={heading}>
          {formatText(texts.builderTitle, { name: title })}
        </h2>
        {module.version !== undefined && <span className="badge">{module.version}</span>}
        <button
          type="button"
          className="builder-icon-button"
          aria-label={texts.builderClose}
          onClick={onClose}
        >
          <BuilderIcon name="close" size={20} />
        </button>
      </header>
      <div className="builder-body">
        <div className="builder-form">
          <div className="builder-bar">
            <search className="builder-search">
              <BuilderIcon name="search" />
              <input
                type="search"
                aria-label={texts.builderFilter}
                placeholder={texts.builderFilter}
                autoComplete="off"
                spellCheck={false}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            </search>
            <button
              type="button"
              className="builder-button"
              aria-expanded={isPasting}
              onClick={() => setPasting(!isPasting)}
            >
              <BuilderIcon name="paste" />
              {texts.builderPaste}
            </button>
            <ResetButton store={store} text={texts.builderReset} />
          </div>
          {isPasting && <PastePanel module={shown} changesUrl={changesUrl} onForm={store.replace} />}
          <LinkNotice link={read} />
          <InputList variables={shown.variables} store={store} query={useDeferredValue(query)} />
        </div>
        <section className="builder-call" aria-label={texts.builderBlock} ref={call}>
          <CallPanel module={module} linked={linked} store={store} />
          <StatusLine store={store} />
          {patterns === 'failed' && (
            <p className="builder-warning" role="alert">
              {texts.builderRulesUnknown}
            </p>
          )}
        </section>
      </div>
      {isCallAway && (
        <button
          type="button"
          className="builder-button builder-jump"
          onClick={() => call.current?.scrollIntoView()}
        >
          {texts.builderToBlock}
        </button>
      )}
      <p className="sr-only" aria-live="polite" ref={announcer} />
    </BuilderContext>
  );
}

/** Clears the form; hidden while the form is empty. */
function ResetButton({ store, text }: { readonly store: FormStore; readonly text: string }): ReactNode {
  const { form } = useForm(store);
  return (
    form.size > 0 && (
      <button type="button" className="builder-button" onClick={() => store.replace(new Map())}>
        {text}
      </button>
    )
  );
}

/** True while an element is out of view. */
function useIsAway(element: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAway;
}

/** State of the regular expression engine, which is loaded only for modules whose rules have patterns. */
function usePatterns({ variables }: PublishedModule): 'loading' | 'there' | 'failed' {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  useEffect(() => {
    let isWanted = true;
    loadPatternRules(variables).then(
      () => {
        if (isWanted) setState('there');
      },
      (error: unknown) => {
        console.warn('Rules with patterns are not checked: their engine did not load.', error);
        if (isWanted) setState('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [variables]);
  return state;
}
