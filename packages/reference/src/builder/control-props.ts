import type { Draft, DraftError } from '@gruntwork-docs/terraform/builder';
import type { TypeTree } from '@gruntwork-docs/terraform/model';

/** One value of a form and its identifiers. */
export interface ControlProps {
  readonly type: TypeTree;
  readonly draft: Draft;
  /** Path as in errors; the control's id is derived from it. */
  readonly path: string;
  /** Display name of the value. */
  readonly name: string;
  /** Ids of the elements that describe it. */
  readonly describedBy?: string | undefined;
  /** Errors of the whole input. */
  readonly faults: readonly DraftError[];
  readonly onChange: (draft: Draft) => void;
  /** Values that a validation rule lists. */
  readonly choices?: readonly string[] | undefined;
  /** The value in effect when the field is empty. */
  readonly placeholder?: string | undefined;
}
