import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A machine that a site is built on. */
export interface Machine {
  /** Where the site lies, below a folder for all machines. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Two machines, as different as one can be. `audit` is this folder: what is compiled lies elsewhere. */
export function listMachines(audit: string): readonly Machine[] {
  const otherTime = pathToFileURL(path.resolve(audit, 'other-time.mjs'));
  return [
    { folder: 'a', env: { TZ: 'Pacific/Kiritimati', LANG: 'C' } },
    {
      folder: 'a-second-folder with a longer name/site',
      env: { TZ: 'America/St_Johns', LANG: 'ar_EG.UTF-8', NODE_OPTIONS: `--import ${otherTime}` },
    },
  ];
}
