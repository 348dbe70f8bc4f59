import { announce } from '@gruntwork-docs/engine/client';
import { writeClipboard } from '@gruntwork-docs/theme/client';
import { type ReactElement, useEffect, useState } from 'react';
import { useCidrMessages } from './messages-context.ts';

/** Milliseconds that the button says "Copied". */
const COPIED_FOR = 2000;

export interface CopyButtonProps {
  readonly text: string;
}

export function CopyButton({ text }: CopyButtonProps): ReactElement {
  const texts = useCidrMessages();
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    if (!(await writeClipboard(text))) return;
    setCopied(text);
    announce(texts.cidrCopied);
  };
  const label = copied === text ? texts.cidrCopied : texts.cidrCopy;
  return (
    <button type="button" className="cidr-copy" aria-label={`${label} ${text}`} onClick={copy}>
      {label}
    </button>
  );
}
