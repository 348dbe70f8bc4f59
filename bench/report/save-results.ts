import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import type { Figure } from './figure.ts';

/** Figures by part of the bench. */
export type Figures = Readonly<Record<string, readonly Figure[]>>;

interface Results {
  readonly machine: Machine;
  readonly figures: Figures;
}

/** Conditions of the figures apart from the code. */
export interface Machine {
  readonly cores: number;
  readonly processor: string;
  /** Bytes. */
  readonly memory: number;
  readonly node: string;
  readonly system: string;
}

export function describeMachine(): Machine {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    memory: totalmem(),
    node: process.version,
    system: `${process.platform} ${process.arch}`,
  };
}

/** Writes the figures of a day to its file; parts measured earlier that day and not again are kept. */
export function saveResults(dir: string, date: Date, figures: Figures): string {
  const file = path.join(dir, `${date.toISOString().slice(0, 10)}.json`);
  const earlier: Figures = existsSync(file) ? readFigures(file) : {};
  const results: Results = { machine: describeMachine(), figures: { ...earlier, ...figures } };
  mkdirSync(dir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  return file;
}

function readFigures(file: string): Figures {
  const results: Results = JSON.parse(readFileSync(file, 'utf8'));
  return results.figures;
}
