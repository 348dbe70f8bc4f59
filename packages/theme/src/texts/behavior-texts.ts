/** What behaviors say, in English; the page's data has the texts of another language. */
export const behaviorTexts = {
  subscribersTitle: 'For subscribers only',
  subscribersText:
    'This link leads to a private code repository. It is for subscribers only: everyone else sees a 404 page. ' +
    'Subscribers need to be signed in to the code host with a linked account.',
  subscribersDontWarn: "Don't warn me again",
  subscribersStay: 'Stay here',
  subscribersContinue: 'Continue to the repository',
  nothingMatches: 'Nothing matches',
  matchCount: '{shown} of {total}',
  zoomImage: 'Zoom image: {alt}',
  wrapToggle: 'Toggle word wrap',
  copyCode: 'Copy code to clipboard',
  copy: 'Copy',
  copied: 'Copied',
} as const;

export type BehaviorTexts = Readonly<Record<keyof typeof behaviorTexts, string>>;
