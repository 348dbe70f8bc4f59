// Form that builds a call: it runs in browsers.

export { type BlockFinding, type CheckedBlock, checkBlock } from './builder/check-block.ts';
export { createFormCheck, type FormErrors } from './builder/check-form.ts';
export {
  createDraft,
  createMember,
  type Draft,
  elementOf,
  type Form,
  MEMBER_SLOT,
  type Member,
  parseDraft,
  startDraft,
} from './builder/draft.ts';
export { listLeftOut, type ReadLink, readLink, writeLink } from './builder/form-link.ts';
export { listChoices } from './builder/list-choices.ts';
export { loadPatternRules } from './builder/pattern-rules.ts';
export type { DraftError } from './builder/read-draft.ts';
export { createCallRenderer, joinCall } from './builder/render-call.ts';
export { renderDraft } from './builder/render-draft.ts';
