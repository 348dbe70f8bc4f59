import path from 'node:path';
import { isMap } from 'yaml';
import { BuildError } from '../../errors/build-error.ts';
import { readSources } from '../content/read-sources.ts';
import { readYaml } from '../content/read-yaml.ts';

/** Folder of data files, one for each subject. */
export const DATA_FOLDER = 'content/data';

/** A value, as written in its file, or a group of values. */
export type DataValue = string | DataGroup | readonly DataValue[];
export interface DataGroup {
  readonly [name: string]: DataValue;
}

/** A data file of a site; `values` may be inserted into pages. */
export interface DataFile {
  readonly file: string;
  readonly values: DataGroup;
  /** A parse error, which is reported for pages that use the file. */
  readonly fault?: BuildError;
}

/** Data files by their name on pages: `versions` is `content/data/versions.yaml`. */
export type SiteData = ReadonlyMap<string, DataFile>;

/** Reads the data files of a site that contain a map; lists, such as the glossary, cannot be inserted. */
export async function loadData(siteDir: string, publishedFolders: readonly string[] = []): Promise<SiteData> {
  const sources = await readSources(siteDir, DATA_FOLDER, /\.ya?ml$/, { publishedFolders });
  const files = sources.map(({ file, text }) => parseDataFile(file, text));
  return new Map(
    files.flatMap((data) => (data === undefined ? [] : [[path.parse(data.file).name, data] as const])),
  );
}

/** The values of one file; `undefined` if it isn't a map. */
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
