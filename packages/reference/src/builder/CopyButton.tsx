import { writeClipboard } from '@gruntwork-docs/theme/client';
import { type ReactElement, useEffect, useState } from 'react';
import { BuilderIcon } from './BuilderIcon.tsx';
import { useBuilder } from './builder-context.ts';

/** Milliseconds that the button shows its confirmation. */
const COPIED_FOR = 2000;

interface CopyButtonProps {
  readonly icon: 'copy' | 'link';
  readonly label: string;
  readonly done: string;
  /** Returns the text to copy at the time of the click. */
  readonly getText: () => string;
  /** An addition to the announcement. */
  readonly note?: string | undefined;
}

export function CopyButton({ icon, label, done, getText, note = '' }: CopyButtonProps): ReactElement {
  const { announce } = useBuilder();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [times]);
  const copy = async (): Promise<void> => {
    if (!(await writeClipboard(getText()))) return;
    setTimes((count) => count + 1);
    announce(`${done}. ${note}`.trim());
  };
  return (
    <button type="button" className="builder-button" data-done={times > 0 ? '' : undefined} onClick={copy}>
      <BuilderIcon name={times > 0 ? 'check' : icon} />
      {times > 0 ? done : label}
    </button>
  );
}
