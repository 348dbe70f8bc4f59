import type { FuzzSite } from '../fuzz-site.ts';
import { type Json, mutateValue } from '../mutate-value.ts';
import { PLAIN_CONFIG, PLAIN_REDIRECTS, PLAIN_SIDEBARS, toProgram } from '../plain-site.ts';
import type { Trial } from '../trial.ts';

interface Program {
  readonly name: string;
  readonly file: string;
  readonly plain: Json;
  readonly weight: number;
}

const PROGRAMS: readonly Program[] = [
  { name: 'config', file: 'site.config.ts', plain: PLAIN_CONFIG, weight: 3 },
  { name: 'sidebars', file: 'content/sidebars.ts', plain: PLAIN_SIDEBARS, weight: 4 },
  { name: 'redirects', file: 'content/redirects.ts', plain: PLAIN_REDIRECTS, weight: 4 },
];

/** Values of the config, the sidebars and the redirects: their code is trusted, what it makes of data is checked. */
export function createProgramTrials(site: FuzzSite): Trial[] {
  return PROGRAMS.map(({ name, file, plain, weight }) => ({
    name,
    weight,
    async run(random) {
      const text = toProgram(mutateValue(plain, random));
      const { broken } = await site.attempt({ [file]: text });
      return broken.map((fault) => `${fault}\n  ${text}`);
    },
  }));
}
