import type { Draft, DraftError } from '@gruntwork-docs/terraform/builder';
import type { TypeTree } from '@gruntwork-docs/terraform/model';

/** One value of a form, and how it is known. */
export interface ControlProps {
  readonly type: TypeTree;
  readonly draft: Draft;
  /** As faults have it; the control's id is made of it. */
  readonly path: string;
  /** What the value is called. */
  readonly name: string;
  /** Ids of what describes it. */
  readonly describedBy?: string | undefined;
  /** Those of the whole input. */
  readonly faults: readonly DraftError[];
  readonly onChange: (draft: Draft) => void;
  /** Texts that a rule lists. */
  readonly choices?: readonly string[] | undefined;
  /** What is there without it. */
  readonly placeholder?: string | undefined;
}
