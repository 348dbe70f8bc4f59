import { ContentLink } from '@gruntwork-docs/theme/components';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { CatalogLink } from '#shared/reference-view.ts';
import { BreakableName } from './BreakableName.tsx';

/** A catalog item by name, linked if the site shows it. */
export function CatalogName({ label, url }: CatalogLink): ReactNode {
  return url === undefined ? label : <ContentLink href={url}>{label}</ContentLink>;
}

/** A catalog item in code, for names of inputs. */
export function CatalogCode({ label, url }: CatalogLink): ReactElement {
  const name = <BreakableName name={label} />;
  return url === undefined ? name : <a href={url}>{name}</a>;
}

/** Several catalog items on one line. */
export function CatalogLinks(props: {
  readonly links: readonly CatalogLink[];
  readonly as?: (link: CatalogLink) => ReactNode;
}): ReactElement {
  const { links, as: Item = CatalogName } = props;
  return (
    <>
      {links.map((link, index) => (
        <Fragment key={link.label}>
          {index > 0 && ', '}
          <Item {...link} />
        </Fragment>
      ))}
    </>
  );
}
