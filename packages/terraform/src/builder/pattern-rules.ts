import { loadPatternEngine } from '#pattern-engine';
import type { ModuleVariable } from '../model/module.ts';

/** Loads the pattern engine if rules need it; without it these rules have no result. */
export async function loadPatternRules(variables: readonly ModuleVariable[]): Promise<void> {
  const rules = variables.flatMap(({ validations }) => validations);
  const texts = rules.flatMap(({ condition, errorMessage }) => [condition, errorMessage]);
  if (texts.some((text) => /\b(?:regex|regexall|replace)\(/.test(text))) await loadPatternEngine();
}
