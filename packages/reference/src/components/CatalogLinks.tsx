import { ContentLink } from '@gruntwork-docs/theme/components';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { CatalogLink } from '#shared/reference-view.ts';
import { BreakableName } from './BreakableName.tsx';

/** Something of the catalog by its name, linked where the site shows it. */
export function CatalogName({ label, url }: CatalogLink): ReactNode {
  return url === undefined ? label : <ContentLink href={url}>{label}</ContentLink>;
}

/** The same in code, for names of inputs. */
export function CatalogCode({ label, url }: CatalogLink): ReactElement {
  const name = <BreakableName name={label} />;
  return url === undefined ? name : <a href={url}>{name}</a>;
}

/** Several, on one line. */
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
