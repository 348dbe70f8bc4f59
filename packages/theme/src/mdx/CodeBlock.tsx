import type { CodeBlockProps } from '@gruntwork-docs/engine/theme';
import { Fragment, type ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { formatText } from '../messages/messages.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { numberLines } from './number-lines.ts';

/** A code block with its title; scripts add its buttons. Only a title or a label adds a header bar. */
export function CodeBlock(props: CodeBlockProps): ReactElement {
  const { lang, title, html, lineNumbers, expect, host, wrap } = props;
  const texts = useMessages();
  const lineCount = countLines(html);
  const lines = lineNumbers === undefined ? html : numberLines(html, Number(lineNumbers));
  return (
    <div
      className="code-block"
      data-lang={lang}
      data-lines={lineCount}
      data-wrapped={wrap === undefined ? undefined : ''}
      data-expect={expect === undefined ? undefined : ''}
    >
      {texts.codeName !== '' && <span className="sr-only code-name">{texts.codeName}</span>}
      {(title !== undefined || host !== undefined || expect !== undefined) && (
        <div className="code-title">
          {expect !== undefined && <span className="code-label">{texts.expectedOutput}</span>}
          {host !== undefined && (
            <span className="code-label">
              <Icon name="terminal" size={16} />
              {formatText(texts.onHost, { host })}
            </span>
          )}
          {title !== undefined && (
            <>
              <Icon name={lang === 'bash' && host === undefined ? 'terminal' : 'file'} size={16} />
              <BreakablePath path={title} />
            </>
          )}
        </div>
      )}
      <div className="code-frame">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard-accessible */}
        <pre tabIndex={0}>
          <code dangerouslySetInnerHTML={{ __html: lines }} />
        </pre>
      </div>
    </div>
  );
}

function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** A path that can break after slashes, not inside a name. */
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
