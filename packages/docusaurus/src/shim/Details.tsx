import { Details as ThemeDetails } from '@gruntwork-docs/theme/components';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

interface DetailsProps {
  readonly summary?: ReactNode;
  readonly open?: boolean;
  readonly children?: ReactNode;
}

/** A collapsible section; its summary is a property, or the `<summary>` among its children. */
export default function Details({ summary, open, children }: DetailsProps): ReactElement {
  const all = Children.toArray(children);
  const own = all.find((child) => isSummary(child));
  const shown = summary ?? own;
  return (
    <ThemeDetails
      summary={isSummary(shown) ? shown.props.children : (shown ?? 'Details')}
      {...(open !== undefined && { open })}
    >
      {all.filter((child) => child !== own)}
    </ThemeDetails>
  );
}

function isSummary(node: ReactNode): node is ReactElement<{ children?: ReactNode }> {
  return isValidElement(node) && node.type === 'summary';
}
