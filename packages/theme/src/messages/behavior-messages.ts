/** Messages of behaviors in English; the page's data contains those of another language. */
export const behaviorMessages = {
  nothingMatches: 'Nothing matches',
  matchCount: '{shown} of {total}',
  zoomImage: 'Zoom image: {alt}',
  wrapToggle: 'Toggle word wrap',
  copyCode: 'Copy code to clipboard',
  copy: 'Copy',
  copied: 'Copied',
} as const;

export type BehaviorMessages = Readonly<Record<keyof typeof behaviorMessages, string>>;
