import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A machine that a site is built on. */
export interface Machine {
  /** Folder of the site, below a folder for all machines. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Lists two machines that differ as much as possible. `audit` is this folder: compiled files are in another
 * one.
 */
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
