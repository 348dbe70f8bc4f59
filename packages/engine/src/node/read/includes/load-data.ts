import path from 'node:path';
import { isMap } from 'yaml';
import { BuildError } from '../../errors/build-error.ts';
import { readSources } from '../content/read-sources.ts';
import { readYaml } from '../content/read-yaml.ts';

/** Folder of the values that pages insert, a file for each subject. */
export const DATA_FOLDER = 'content/data';

/** A value as it is written in its file, or a group of them. */
export type DataValue = string | DataGroup | readonly DataValue[];
export interface DataGroup {
  readonly [name: string]: DataValue;
}

/** A data file of a site; `values` holds what pages may insert. */
export interface DataFile {
  readonly file: string;
  readonly values: DataGroup;
  /** The file does not parse: reported where a page uses it. */
  readonly fault?: BuildError;
}

/** Data files by the name that pages use: `versions` is `content/data/versions.yaml`. */
export type SiteData = ReadonlyMap<string, DataFile>;

/** Reads the data files of a site whose content is a map; lists, such as the glossary, are not for inserting. */
export async function loadData(siteDir: string, publishedFolders: readonly string[] = []): Promise<SiteData> {
  const sources = await readSources(siteDir, DATA_FOLDER, /\.ya?ml$/, { publishedFolders });
  const files = sources.map(({ file, text }) => parseDataFile(file, text));
  return new Map(
    files.flatMap((data) => (data === undefined ? [] : [[path.parse(data.file).name, data] as const])),
  );
}

/** The values of one file; `undefined` when it holds something else than a map. */
export function parseDataFile(file: string, text: string): DataFile | undefined {
  try {
    // Without types every value stays as written: `1.10` stays `1.10`.
    const { contents, value } = readYaml({
      file,
      source: text,
      subject: 'data',
      hint: 'Correct the YAML.',
      schema: 'failsafe',
    });
    return isMap(contents) ? { file, values: value as DataGroup } : undefined;
  } catch (error) {
    if (error instanceof BuildError) return { file, values: {}, fault: error };
    throw error;
  }
}
