import type { ReactElement } from 'react';
import type { ModuleChanges, ReleaseView } from '#shared/release-view.ts';
import { FilterForm } from '../FilterForm.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { useMessages } from '../use-messages.ts';
import { CountBadges } from './ChangeBadges.tsx';
import { ChangeList } from './ChangeList.tsx';

/** Differences between two releases, module by module. */
export function ReleaseSections({ counts, shared, services, library }: ReleaseView): ReactElement {
  const texts = useMessages();
  const isSame = shared.length + services.length + library.length === 0;
  if (isSame) return <p>{texts.noDifference}</p>;
  return (
    <>
      <p>
        <CountBadges counts={counts} />
      </p>
      {shared.length > 0 && (
        <>
          <SectionHeading id="many-modules" level={2}>
            {texts.inManyModules}
          </SectionHeading>
          <ChangeList changes={shared} />
        </>
      )}
      {services.length + library.length > 0 && (
        <div className="input-rows" data-filtered="">
          <FilterForm name="modules" label={texts.filterModules} />
          <Group id="services" title={texts.services} modules={services} />
          <Group id="library" title={texts.libraryModules} modules={library} />
        </div>
      )}
    </>
  );
}

function Group(props: {
  readonly id: string;
  readonly title: string;
  readonly modules: readonly ModuleChanges[];
}): ReactElement | null {
  const { id, title, modules } = props;
  if (modules.length === 0) return null;
  return (
    <div data-filter-group="">
      <SectionHeading id={id} level={2}>
        {title}
      </SectionHeading>
      {modules.map(({ path, label, url, counts, changes, ...module }) => (
        <div key={path} data-row="">
          <SectionHeading id={module.id} level={3}>
            {label}
          </SectionHeading>
          <p className="param-default">
            {url === undefined ? (
              <code>{path}</code>
            ) : (
              <a href={url}>
                <code>{path}</code>
              </a>
            )}
            <CountBadges counts={counts} />
          </p>
          <ChangeList changes={changes} />
        </div>
      ))}
    </div>
  );
}
