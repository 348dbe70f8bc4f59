import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHcl } from '#terraform/hcl/parser.ts';
import { type Figure, median } from '../report/figure.ts';
import { ROOT } from '../root.ts';
import type { Part } from './part.ts';

/** Size of a typical Terraform file in bytes, for which the time is given. */
const USUAL_FILE = 6_000;
/** Microseconds that such a file may take. */
const GOAL = 1_000;
/** Warm-up passes over the catalog, so that the parser is JIT-compiled. */
const WARM_UP = 5;

/** Time to parse a typical Terraform file, measured over all files of the catalog. */
export const measureTerraform: Part = async ({ repeat }) => {
  const catalog = path.join(ROOT, 'site/catalog');
  const files = readdirSync(catalog, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tf'),
  );
  const texts = files.map((file) => ({ file, text: readFileSync(path.join(catalog, file), 'utf8') }));
  const bytes = texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const pass = (): number => {
    const start = performance.now();
    for (const { file, text } of texts) parseHcl(text, file);
    return ((performance.now() - start) / bytes) * USUAL_FILE;
  };
  for (let run = 0; run < WARM_UP; run++) pass();
  const times = Array.from({ length: repeat * 3 }, pass);
  const figure: Figure = {
    name: 'parse a file of 6 kB, warm, in microseconds',
    value: Math.round(median(times) * 1000),
    unit: 'count',
    goal: GOAL,
    note: `${files.length} files, ${Math.round(bytes / 1000)} kB`,
  };
  return [figure];
};
