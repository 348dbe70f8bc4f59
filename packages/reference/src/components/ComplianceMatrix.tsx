import { formatText } from '@gruntwork-docs/engine/shared';
import { Message } from '@gruntwork-docs/theme/components';
import type { ReactElement } from 'react';
import type { ComplianceView, ControlRow } from '#shared/reference-view.ts';
import { CatalogCode, CatalogLinks, CatalogName } from './CatalogLinks.tsx';
import { FilterForm } from './FilterForm.tsx';
import { useCatalog } from './use-catalog.ts';
import { useMessages } from './use-messages.ts';

/** A benchmark's recommendations with the modules and inputs that help with each. */
export function ComplianceMatrix(): ReactElement {
  const { compliance } = useCatalog('ComplianceMatrix');
  const texts = useMessages();
  if (compliance === undefined) throw new Error('<ComplianceMatrix> needs `content/data/compliance.yaml`');
  const { benchmark, versions, controls, csvUrl, jsonUrl } = compliance;
  const tableName = formatText(texts.tableName, { name: benchmark });
  return (
    <div className="compliance-matrix" data-filtered="">
      <MatrixFilter compliance={compliance} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard-accessible */}
      <section className="table-wrap" tabIndex={0} aria-label={tableName}>
        <table data-sortable="">
          <thead>
            <tr>
              {versions.map((version) => (
                <th key={version} data-sort={version}>
                  {version}
                </th>
              ))}
              <th data-sort="level">{texts.level}</th>
              <th data-sort="title">{texts.recommendation}</th>
            </tr>
          </thead>
          <tbody>
            {controls.map((control) => (
              <MatrixRow key={control.id} control={control} compliance={compliance} />
            ))}
          </tbody>
        </table>
      </section>
      <p>
        <Message
          text={texts.sameData}
          values={{
            csv: (
              <a href={csvUrl} rel="alternate" type="text/csv">
                CSV
              </a>
            ),
            json: (
              <a href={jsonUrl} rel="alternate" type="application/json">
                JSON
              </a>
            ),
          }}
        />
      </p>
    </div>
  );
}

function MatrixFilter({ compliance }: { readonly compliance: ComplianceView }): ReactElement {
  const { sections, versions } = compliance;
  const texts = useMessages();
  return (
    <FilterForm name="controls" label={texts.filterControls}>
      <Choice
        name="section"
        label={texts.allSections}
        values={sections.map((label, index) => [String(index), label])}
      />
      <Choice
        name="version"
        label={texts.allVersions}
        values={versions.map((version) => [version, version])}
      />
      <Choice
        name="level"
        label={texts.allLevels}
        values={['1', '2'].map((number) => [number, formatText(texts.levelNumber, { number })])}
      />
    </FilterForm>
  );
}

function Choice(props: {
  readonly name: string;
  readonly label: string;
  readonly values: readonly (readonly [value: string, label: string])[];
}): ReactElement {
  const { name, label, values } = props;
  return (
    <select name={name} aria-label={label} autoComplete="off">
      <option value="">{label}</option>
      {values.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

function MatrixRow(props: {
  readonly control: ControlRow;
  readonly compliance: ComplianceView;
}): ReactElement {
  const { control, compliance } = props;
  const texts = useMessages();
  const { id, title, versions, noteHtml, guide, modules } = control;
  const levels = [...new Set(versions.flatMap((place) => place?.level ?? []))];
  const sections = [...new Set(versions.flatMap((place) => place?.section ?? []))];
  return (
    <tr
      id={id}
      data-row=""
      data-section={sections.map((section) => compliance.sections.indexOf(section)).join(' ')}
      data-level={levels.join(' ')}
      data-version={compliance.versions.filter((_, index) => versions[index] !== null).join(' ')}
    >
      {versions.map((place, index) => (
        <td key={compliance.versions[index]}>{place === null ? '–' : place.number}</td>
      ))}
      <td>{levels.join(', ')}</td>
      <td>
        <a href={`#${id}`}>{title}</a>
        <p className="control-note" dangerouslySetInnerHTML={{ __html: noteHtml }} />
        {guide !== undefined && (
          <p className="control-note">
            <Message text={texts.guide} values={{ link: <CatalogName {...guide} /> }} />
          </p>
        )}
        {modules.length === 0 && <p className="control-note">{texts.ownProcedure}</p>}
        <ul className="control-modules">
          {modules.map(({ inputs, ...link }) => (
            <li key={link.label}>
              <CatalogName {...link} />
              {inputs.length > 0 && (
                <>
                  : <CatalogLinks links={inputs} as={CatalogCode} />
                </>
              )}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
