import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Words that named things in this project alone, each with what the field says. A name that holds one as a word of its own
 * (`keptBodies`, `kept-bodies.ts`) is hard to read for anybody who comes from another project.
 */
export const PRIVATE_WORDS: Readonly<Record<string, string>> = {
  place: 'source position, route, link, scroll position, limit: whichever it is',
  placed: 'located',
  places: 'positions, links, hits',
  texts: 'messages for what a user reads, sources for files',
  twin: 'Markdown export, or replacement',
  twins: 'Markdown export',
  kept: 'cached',
  known: 'cached, or seen',
  shown: 'included, visible',
  written: 'original',
  made: 'generated, rendered',
  own: 'custom, site, local',
  found: 'the thing that was found',
  sign: 'character',
  signs: 'characters',
  fault: 'diagnostic, error',
  faults: 'diagnostics, errors',
  misfit: 'type mismatch',
  damage: 'corruption',
  worth: 'boost, weight',
  foreign: 'third-party, or the name of the program',
  late: 'lazy, deferred',
  apart: 'in a process, separate',
  alone: 'self-contained',
  spare: 'idle',
  still: 'static',
  marks: 'rules, badges',
  reading: 'options, parser',
  companions: 'default packages',
  torment: 'scenario',
  torments: 'scenarios',
  whoever: 'user',
  hear: 'wait for, on',
  tell: 'report, notify',
  mend: 'repair, fix',
  dress: 'style, theme',
};

/** Names that the field itself has: `readingTime`, `well-known`. */
const IN_THE_FIELD =
  /^(?:readingTime|countReadingMinutes|reading-time|reading-minutes|well-known.*|NotFound)$/;

/** The words of a name in camel case, kebab case or capitals, in lower case. */
export function splitName(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}

/** The private word in a name, if there is one. */
export function findPrivateWord(name: string): string | undefined {
  if (IN_THE_FIELD.test(name)) return undefined;
  return splitName(name).find((word) => Object.hasOwn(PRIVATE_WORDS, word));
}

const EXPORT =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/** Exported names and file names of source files below a folder, each with its file. */
export function listNames(folder: string): { readonly name: string; readonly file: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|\/(?:fixtures|golden)\/|node_modules/.test(file),
    )
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const names = [...text.matchAll(EXPORT)].map(([, name = '']) => ({ name, file }));
      return [{ name: path.basename(file).replace(/\.(?:island\.)?\w+$/, ''), file }, ...names];
    });
}
