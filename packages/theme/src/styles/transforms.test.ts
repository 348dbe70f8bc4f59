/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const packages = path.resolve(import.meta.dirname, '../../..');
const sheets = readdirSync(packages, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    readdirSync(path.join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join(name, 'src', file)),
  );

test('no rule has rotate, scale or translate beside transform: the minifier keeps only the latter', () => {
  expect(sheets.length).toBeGreaterThan(30);
  const faults = sheets.flatMap((sheet) => {
    const css = readFileSync(path.join(packages, sheet), 'utf8').replace(/\/\*.*?\*\//gs, '');
    return [...css.matchAll(/[^{}]*/g)]
      .filter(([own]) => /(^|[\s;])transform:/.test(own) && /(^|[\s;])(rotate|scale|translate):/.test(own))
      .map(([own]) => `${sheet}: ${own.trim()}`);
  });
  expect(faults).toEqual([]);
});
