import type { Random } from '../random.ts';

/** One kind of input that is mutated. */
export interface Trial {
  readonly name: string;
  /** How often it is taken, beside the others. */
  readonly weight: number;
  /** Tries one mutated input; returns what broke a law, each as a text with the input that did. */
  run(random: Random): Promise<string[]> | string[];
}
