import { CodeBlock as ThemeCodeBlock, useOptionalBodyContext } from '@gruntwork-docs/theme/components';
import { isValidElement, type ReactElement, type ReactNode } from 'react';

interface CodeBlockProps {
  readonly children?: ReactNode;
  readonly language?: string;
  readonly className?: string;
  readonly metastring?: string;
  readonly title?: string;
  readonly showLineNumbers?: boolean | number;
}

/** Code in a property, highlighted like fences in content. */
export default function CodeBlock(props: CodeBlockProps): ReactElement {
  const { children, language, className = '', metastring = '', title, showLineNumbers } = props;
  const context = useOptionalBodyContext();
  const lang = (language ?? /language-(\S+)/.exec(className)?.[1] ?? 'text').toLowerCase();
  const code = toText(children).replace(/^\n|\n$/g, '');
  const block = context?.highlight?.(code, lang, metastring);
  const first =
    showLineNumbers === true
      ? 1
      : typeof showLineNumbers === 'number'
        ? showLineNumbers
        : block?.firstLineNumber;
  const shown = title ?? block?.title;
  return (
    <ThemeCodeBlock
      lang={lang}
      html={block?.html ?? toPlainLines(code)}
      {...(shown !== undefined && { title: shown })}
      {...(first !== undefined && { lineNumbers: String(first) })}
    />
  );
}

/** Browsers do not highlight: the build's result stays. */
function toPlainLines(code: string): string {
  const escaped = code.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return escaped
    .split('\n')
    .map((line) => `<span class="line">${line}</span>`)
    .join('\n');
}

function toText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(toText).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? toText(node.props.children) : '';
}
