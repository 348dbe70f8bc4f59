import { parseExpression } from '../hcl/parser.ts';
import type { ModuleVariable } from '../model/module.ts';
import { findCandidates } from '../usage/find-candidates.ts';
import type { Change, Severity } from './change.ts';
import { normalize } from './find-renames.ts';

type Rule = ModuleVariable['validations'][number];

/**
 * Compares the validation rules of two versions of an input; rules with the same message are versions of one
 * rule.
 */
export function diffValidations(was: ModuleVariable, is: ModuleVariable): Change[] {
  const isSame = (a: Rule, b: Rule): boolean => normalize(a.condition) === normalize(b.condition);
  const gone = was.validations.filter((rule) => !is.validations.some((other) => isSame(rule, other)));
  const added = is.validations.filter((rule) => !was.validations.some((other) => isSame(rule, other)));
  const changes: Change[] = [];
  const add = (severity: Severity, message: string, before?: Rule, after?: Rule): void => {
    changes.push({
      severity,
      subject: 'input',
      name: is.name,
      kind: 'validation',
      message,
      ...(before !== undefined && { before: before.condition }),
      ...(after !== undefined && { after: after.condition }),
    });
  };
  for (const rule of added) {
    const words = toLine(rule.errorMessage);
    const before =
      gone.find(({ errorMessage }) => toLine(errorMessage) === words) ??
      gone.find((other) => toSkeleton(other) === toSkeleton(rule));
    if (before === undefined) add('breaking', `A new rule may refuse values: ${words}`, undefined, rule);
    else {
      gone.splice(gone.indexOf(before), 1);
      if (isWider(before, rule)) add('addition', `A rule allows more values: ${words}`, before, rule);
      else add('breaking', `A rule is another one and may refuse values: ${words}`, before, rule);
    }
  }
  for (const rule of gone) add('addition', `A rule is gone: ${toLine(rule.errorMessage)}`, rule);
  return changes;
}

/** Whether a rule differs from another only by more constants in its lists. */
function isWider(before: Rule, after: Rule): boolean {
  if (toSkeleton(before) !== toSkeleton(after)) return false;
  const allowed = listConstants(after);
  return [...listConstants(before)].every((value) => allowed.has(value));
}

function listConstants({ condition }: Rule): Set<string> {
  const { tree } = parseExpression(condition, '');
  return new Set(
    tree === undefined ? [] : findCandidates([tree]).listed.map((value) => JSON.stringify(value)),
  );
}

/** Returns a condition without the elements of its lists. */
function toSkeleton({ condition }: Rule): string {
  return normalize(condition).replace(/contains \( \[ [^[\]]*\]/g, 'contains ( [ ]');
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
