import { Fragment, type ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { numberLines } from './number-lines.ts';

export interface CodeBlockProps {
  readonly lang: string;
  readonly title?: string;
  /** Lines as `<span class="line">`, highlighted by the build. */
  readonly html: string;
  /** Number of the first line; absent: lines are not numbered. */
  readonly lineNumbers?: string;
  /** Long lines wrap from the start. */
  readonly wrap?: string;
}

/** A code block with its title and its buttons. Only a title earns a bar of its own. */
export function CodeBlock({ lang, title, html, lineNumbers, wrap }: CodeBlockProps): ReactElement {
  const texts = useTexts();
  const wrapped = wrap !== undefined;
  const lineCount = html.split('\n').length;
  const lines = lineNumbers === undefined ? html : numberLines(html, Number(lineNumbers));
  return (
    <div
      className="code-block"
      data-lang={lang}
      data-lines={lineCount}
      data-wrapped={wrapped ? '' : undefined}
    >
      {title !== undefined && (
        <div className="code-title">
          <Icon name={lang === 'bash' ? 'terminal' : 'file'} size={16} />
          <BreakablePath path={title} />
        </div>
      )}
      <div className="code-frame">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard */}
        <pre tabIndex={0}>
          <code dangerouslySetInnerHTML={{ __html: lines }} />
        </pre>
        <div className="code-actions">
          <button
            type="button"
            data-wrap=""
            aria-label={texts.wrapToggle}
            title={texts.wrapToggle}
            aria-pressed={wrapped}
          >
            <Icon name="wrap" size={16} />
          </button>
          <button type="button" data-copy="" aria-label={texts.copyCode} title={texts.copy}>
            <Icon name="copy" size={16} />
            <Icon name="check" size={16} />
            <span className="copied" aria-hidden="true">
              {texts.copied}
            </span>
          </button>
        </div>
      </div>
    </div>
  );
}

/** A path may break behind its slashes, not inside a name. */
function BreakablePath({ path }: { readonly path: string }): ReactElement {
  const [first, ...rest] = path.split('/');
  return (
    <span>
      {first}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, rendered once
        <Fragment key={index}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}
