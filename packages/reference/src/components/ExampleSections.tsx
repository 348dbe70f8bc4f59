import { CodeBlock, ContentLink } from '@gruntwork-docs/theme/components';
import type { ReactElement } from 'react';
import type { ExampleSectionsView, ExampleView, FileView } from '#shared/reference-view.ts';
import { CatalogLinks } from './CatalogLinks.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { useMessages } from './use-messages.ts';

/** The generated part of an example's page: its files and the modules they call. */
export function ExampleSections({ files, composes }: ExampleSectionsView): ReactElement {
  const texts = useMessages();
  return (
    <>
      <SectionHeading id="files" level={2}>
        {texts.files}
      </SectionHeading>
      <Files files={files} />
      {composes.length > 0 && (
        <>
          <SectionHeading id="modules" level={2}>
            {texts.modules}
          </SectionHeading>
          <p>
            <CatalogLinks links={composes} />
          </p>
        </>
      )}
    </>
  );
}

/** Examples of a module: a link to each one that has a page, the files of each one that has none. */
export function Examples({ examples }: { readonly examples: readonly ExampleView[] }): ReactElement {
  const linked = examples.filter(({ files }) => files.length === 0);
  return (
    <>
      {linked.length > 0 && (
        <ul>
          {linked.map(({ label, url, sourceUrl }) => (
            <li key={url ?? label}>
              {url === undefined && sourceUrl === undefined ? label : <a href={url ?? sourceUrl}>{label}</a>}
            </li>
          ))}
        </ul>
      )}
      {examples
        .filter(({ files }) => files.length > 0)
        .map(({ label, sourceUrl, files }) => (
          <div key={label}>
            {(examples.length > 1 || sourceUrl !== undefined) && (
              <p>{sourceUrl === undefined ? label : <ContentLink href={sourceUrl}>{label}</ContentLink>}</p>
            )}
            <Files files={files} />
          </div>
        ))}
    </>
  );
}

function Files({ files }: { readonly files: readonly FileView[] }): ReactElement {
  return (
    <>
      {files.map(({ name, html }) => (
        <CodeBlock key={name} lang="hcl" title={name} html={html} />
      ))}
    </>
  );
}
