import { formatText } from '@gruntwork-docs/engine/shared';
import type { ReadLink } from '@gruntwork-docs/terraform/builder';
import type { ReactElement } from 'react';
import { useBuilder } from './builder-context.ts';

/** Characters of the longest name shown: a link can contain anything. */
const LONGEST_NAME = 60;
const MOST_NAMES = 12;

/** The parts of a link that were not applied. */
export function LinkNotice({ link: { unknown, refused } }: { readonly link: ReadLink }): ReactElement | null {
  const { texts } = useBuilder();
  if (unknown.length + refused.length === 0) return null;
  return (
    <div className="builder-warning" role="note">
      {unknown.length > 0 && <p>{formatText(texts.builderLinkUnknown, { names: join(unknown) })}</p>}
      {refused.length > 0 && <p>{formatText(texts.builderLinkRefused, { names: join(refused) })}</p>}
    </div>
  );
}

function join(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => name.slice(0, LONGEST_NAME));
  return shown.join(', ') + (names.length > MOST_NAMES ? ' …' : '');
}
