/** Ids that the sections' headings have on every page: headings of a README make way for them. */
export const SECTION_IDS = [
  'usage',
  'examples',
  'inputs',
  'required-inputs',
  'optional-inputs',
  'outputs',
  'requirements',
  'resources',
  'modules',
  'changes',
  'compliance',
] as const;
