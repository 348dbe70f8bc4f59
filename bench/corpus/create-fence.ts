import { createBash } from './code/bash.ts';
import { createGo } from './code/go.ts';
import { createHcl } from './code/hcl.ts';
import { createJson } from './code/json.ts';
import { createYaml } from './code/yaml.ts';
import { toSlug } from './prose.ts';
import type { Random } from './random.ts';
import { THINGS } from './words.ts';

export const LANGUAGES = ['hcl', 'bash', 'json', 'yaml', 'go'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Relative frequency of each language: these pages are about infrastructure. */
const WEIGHTS: Readonly<Record<Language, number>> = { hcl: 9, bash: 4, json: 2, yaml: 3, go: 2 };

const CREATE: Readonly<Record<Language, (random: Random, bytes: number) => string>> = {
  hcl: createHcl,
  bash: createBash,
  json: createJson,
  yaml: createYaml,
  go: createGo,
};

/** Returns code in a language, at least `bytes` long. */
export function createCode(language: Language, random: Random, bytes: number): string {
  return CREATE[language](random, bytes);
}

/**
 * Returns a code fence with at least `bytes` of code; some have a title, highlighted lines or line numbers.
 */
export function createFence(
  random: Random,
  bytes: number,
  language: Language = pickLanguage(random),
): string {
  const code = createCode(language, random, bytes);
  const title = random.chance(0.35) ? ` title="${toSlug(random.pick(THINGS))}/main.${language}"` : '';
  const lines = random.chance(0.12) ? ` {1,${random.int(2, 3)}-${random.int(4, 6)}}` : '';
  const numbers = random.chance(0.06) ? ' showLineNumbers' : '';
  return `\`\`\`${language}${title}${lines}${numbers}\n${code}\n\`\`\``;
}

function pickLanguage(random: Random): Language {
  const total = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0);
  let left = random.int(1, total);
  for (const language of LANGUAGES) {
    left -= WEIGHTS[language];
    if (left <= 0) return language;
  }
  return 'hcl';
}
