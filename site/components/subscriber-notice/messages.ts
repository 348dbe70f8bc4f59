/** Messages of the notice. */
export const messages = {
  title: 'For subscribers only',
  text:
    'This link leads to a private code repository. It is for subscribers only: everyone else sees a 404 page. ' +
    'Subscribers need to be signed in to the code host with a linked account.',
  dontWarn: "Don't warn me again",
  stay: 'Stay here',
  proceed: 'Continue to the repository',
};
