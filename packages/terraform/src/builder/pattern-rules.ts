import { loadPatternEngine } from '#pattern-engine';
import type { ModuleVariable } from '../model/module.ts';

/** Loads what runs patterns where rules have any; without it these rules say nothing. */
export async function loadPatternRules(variables: readonly ModuleVariable[]): Promise<void> {
  const rules = variables.flatMap(({ validations }) => validations);
  const texts = rules.flatMap(({ condition, errorMessage }) => [condition, errorMessage]);
  if (texts.some((text) => /\b(?:regex|regexall|replace)\(/.test(text))) await loadPatternEngine();
}
