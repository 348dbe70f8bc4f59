import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '@gruntwork-docs/engine';
import { hasCode } from '@gruntwork-docs/engine/source';
import { z } from 'zod';

/** Folder of all translations of a Docusaurus site. */
export const TRANSLATIONS = 'i18n';

type Plugin = 'docs' | 'pages' | 'blog';

/** Returns the folder of a plugin's translations, relative to the site. */
export function findPluginFolder(locale: string, plugin: Plugin, id = 'default'): string {
  return `${TRANSLATIONS}/${locale}/docusaurus-plugin-content-${plugin}${id === 'default' ? '' : `-${id}`}`;
}

/** Translated messages by key. */
export type Messages = ReadonlyMap<string, string>;

const schema = z.record(z.string(), z.union([z.string(), z.looseObject({ message: z.string() })]));

/** Reads a message file; a missing file has no messages. Throws a `BuildError` for an invalid one. */
export async function readMessages(siteDir: string, file: string): Promise<Messages> {
  const text = await readFile(path.join(siteDir, file), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return '{}';
    throw error;
  });
  try {
    const entries = Object.entries(schema.parse(JSON.parse(text)));
    return new Map(entries.map(([key, own]) => [key, typeof own === 'string' ? own : own.message]));
  } catch (cause) {
    throw new BuildError(`\`${file}\` holds no texts by key`, {
      file,
      hint: 'Write a JSON object: `{ "key": { "message": "text" } }`.',
      cause,
    });
  }
}
