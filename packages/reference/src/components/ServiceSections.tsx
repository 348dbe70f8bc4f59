import { formatText } from '@gruntwork-docs/engine/shared';
import { ContentLink, Message } from '@gruntwork-docs/theme/components';
import type { ReactElement, ReactNode } from 'react';
import type { MessageKey } from '#shared/messages/messages.ts';
import type { ResourceRow, ServiceSectionsView } from '#shared/reference-view.ts';
import { CatalogLinks, CatalogName } from './CatalogLinks.tsx';
import { ControlList } from './ControlList.tsx';
import { Examples } from './ExampleSections.tsx';
import { InputFilter } from './InputFilter.tsx';
import { InputRows, OutputRows } from './InputRows.tsx';
import { ModuleHistoryList } from './releases/ModuleHistoryList.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { Structure } from './Structure.tsx';
import { Usage } from './Usage.tsx';
import { useMessages } from './use-messages.ts';

const MODES = {
  managed: 'managedResource',
  data: 'dataSource',
  ephemeral: 'ephemeralResource',
} as const satisfies Readonly<Record<ResourceRow['mode'], MessageKey>>;

/** The generated part of a service's page, below the written text. */
export function ServiceSections(props: ServiceSectionsView): ReactElement {
  const texts = useMessages();
  const { usage, builder, examples, outputs, requirements, resources, composes, usedBy, history, controls } =
    props;
  const { title, structure } = props;
  return (
    <>
      {structure !== undefined && (
        <Section id="structure" title={texts.structure}>
          <Structure title={title} structure={structure} />
        </Section>
      )}
      <Section id="usage" title={texts.usage}>
        <Usage flavours={usage} builder={builder} />
      </Section>
      {examples.length > 0 && (
        <Section id="examples" title={texts.examples}>
          <Examples examples={examples} />
        </Section>
      )}
      <Inputs {...props} />
      {outputs.length > 0 && (
        <Section id="outputs" title={texts.outputs}>
          <OutputRows rows={outputs} />
        </Section>
      )}
      {requirements.length > 0 && (
        <Section id="requirements" title={texts.requirements}>
          <Table head={[texts.columnName, texts.columnVersion]}>
            {requirements.map(({ name, url, constraint }) => (
              <tr key={name}>
                <td>{url === undefined ? name : <ContentLink href={url}>{name}</ContentLink>}</td>
                <td>{constraint === '' ? texts.anyVersion : <code>{constraint}</code>}</td>
              </tr>
            ))}
          </Table>
        </Section>
      )}
      {resources.length > 0 && <Resources rows={resources} />}
      {composes.length + usedBy.length > 0 && (
        <Section id="modules" title={texts.modules}>
          {composes.length > 0 && (
            <Table head={[texts.columnComposes, texts.columnCalls]}>
              {composes.map(({ id, calls, ...link }) => (
                <tr key={id} id={id}>
                  <td>
                    <CatalogName {...link} />
                  </td>
                  <td>
                    <Names names={calls} />
                  </td>
                </tr>
              ))}
            </Table>
          )}
          {usedBy.length > 0 && (
            <p>
              <Message text={texts.usedBy} values={{ links: <CatalogLinks links={usedBy} /> }} />
            </p>
          )}
        </Section>
      )}
      {history.length > 0 && (
        <Section id="changes" title={texts.changes}>
          <ModuleHistoryList history={history} />
        </Section>
      )}
      {controls.length > 0 && (
        <Section id="compliance" title={texts.compliance}>
          <ControlList controls={controls} />
        </Section>
      )}
    </>
  );
}

function Inputs({ required, optional }: ServiceSectionsView): ReactElement {
  const texts = useMessages();
  return (
    <Section id="inputs" title={texts.inputs}>
      {required.length + optional.length === 0 && <p>{texts.noInputs}</p>}
      <div className="input-rows" data-filtered="">
        <InputFilter count={required.length + optional.length} />
        {required.length > 0 && (
          <div data-filter-group="">
            <SectionHeading id="required-inputs" level={3}>
              {texts.requiredInputs}
            </SectionHeading>
            <InputRows rows={required} />
          </div>
        )}
        {optional.length > 0 && (
          <div data-filter-group="">
            <SectionHeading id="optional-inputs" level={3}>
              {texts.optionalInputs}
            </SectionHeading>
            <InputRows rows={optional} />
          </div>
        )}
      </div>
    </Section>
  );
}

function Resources({ rows }: { readonly rows: readonly ResourceRow[] }): ReactElement {
  const texts = useMessages();
  return (
    <Section id="resources" title={texts.resources}>
      <Table head={[texts.columnType, texts.columnKind, texts.columnNames]}>
        {rows.map(({ id, type, mode, url, names }) => (
          <tr key={id} id={id}>
            <td>
              {url === undefined ? (
                <code>{type}</code>
              ) : (
                <ContentLink href={url}>
                  <code>{type}</code>
                </ContentLink>
              )}
            </td>
            <td>{texts[MODES[mode]]}</td>
            <td>
              <Names names={names} />
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

function Names({ names }: { readonly names: readonly string[] }): ReactElement {
  return <CatalogLinks links={names.map((label) => ({ label }))} as={Code} />;
}

function Code({ label }: { readonly label: string }): ReactElement {
  return <code>{label}</code>;
}

function Section(props: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <>
      <SectionHeading id={props.id} level={2}>
        {props.title}
      </SectionHeading>
      {props.children}
    </>
  );
}

function Table(props: { readonly head: readonly string[]; readonly children: ReactNode }): ReactElement {
  const name = formatText(useMessages().tableName, { name: props.head.join(' ') });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard-accessible
    <section className="table-wrap" tabIndex={0} aria-label={name}>
      <table>
        <thead>
          <tr>
            {props.head.map((label) => (
              <th key={label}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </section>
  );
}
