import type { ReactElement } from 'react';
import type { Calculation } from './calculate.ts';
import { formatProblem } from './format-problem.ts';
import { Marked } from './Marked.tsx';
import { useCidrMessages } from './messages-context.ts';

export interface ProblemsProps {
  readonly id: string;
  readonly result: Calculation;
}

/** Problems with the input, announced to screen readers when they change. */
export function Problems({ id, result }: ProblemsProps): ReactElement {
  const texts = useCidrMessages();
  const { blockProblem, zonesProblem, planProblems } = result;
  return (
    <div id={id} className="cidr-problems" aria-live="polite">
      {blockProblem !== undefined && (
        <p>
          <Marked text={formatProblem(texts, blockProblem)} />
        </p>
      )}
      {zonesProblem !== undefined && <p>{formatProblem(texts, zonesProblem)}</p>}
      {planProblems
        .map((problem) => formatProblem(texts, problem))
        .map((problem) => (
          <p key={problem}>
            <Marked text={problem} />
          </p>
        ))}
    </div>
  );
}
