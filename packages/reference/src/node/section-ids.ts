/** Heading ids of the generated sections on every page, reserved before headings of a README. */
export const SECTION_IDS = [
  'structure',
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
