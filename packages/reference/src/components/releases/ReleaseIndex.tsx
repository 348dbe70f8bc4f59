import { formatPlural, formatText } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import type { ReleaseEntry, ReleaseIndexView } from '#shared/release-view.ts';
import { useMessages } from '../use-messages.ts';

/** All comparisons: a form to choose two releases, and a table of links that works without JavaScript. */
export function ReleaseIndex({ versions, entries }: ReleaseIndexView): ReactElement {
  const texts = useMessages();
  const older = versions.filter((version) => entries.some(({ from }) => from === version));
  const newer = versions.filter((version) => entries.some(({ to }) => to === version));
  const tableName = formatText(texts.tableName, { name: texts.compareReleases });
  return (
    <>
      <form className="filter" aria-label={texts.compareReleases} data-compare="">
        <Choice name="from" label={texts.compareFrom} versions={older} />
        <Choice name="to" label={texts.compareTo} versions={newer} />
        <button type="submit" className="button">
          {texts.compareShow}
        </button>
      </form>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard-accessible */}
      <section className="table-wrap" tabIndex={0} aria-label={tableName}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.compareFrom}</th>
              {newer.map((version) => (
                <th key={version} scope="col">
                  {formatText(texts.compareToVersion, { version })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {older.map((from) => (
              <tr key={from}>
                <td>{from}</td>
                {newer.map((to) => (
                  <td key={to}>
                    <EntryLink entry={entries.find((entry) => entry.from === from && entry.to === to)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Choice(props: {
  readonly name: string;
  readonly label: string;
  readonly versions: readonly string[];
}): ReactElement {
  const { name, label, versions } = props;
  return (
    <label className="filter-check">
      {label}{' '}
      <select name={name} autoComplete="off">
        {versions.map((version) => (
          <option key={version} value={version}>
            {version}
          </option>
        ))}
      </select>
    </label>
  );
}

function EntryLink({ entry }: { readonly entry: ReleaseEntry | undefined }): ReactElement | null {
  const texts = useMessages();
  if (entry === undefined) return null;
  const { from, to, url, counts } = entry;
  const total = counts.breaking + counts.behavior + counts.addition + counts.note;
  const text =
    total === 0
      ? texts.noDifference
      : counts.breaking === 0
        ? texts.nothingBreaks
        : formatPlural(texts, 'breakingCount', counts.breaking);
  return (
    <a
      href={url}
      data-from={from}
      data-to={to}
      aria-label={`${formatText(texts.movesFromTo, { from, to })}: ${text}`}
    >
      {text}
    </a>
  );
}
