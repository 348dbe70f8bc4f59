// After the banner on the home page: the stylesheet hides the banner, so it shows when assets are not at the
// base URL. Static HTML cannot know its own path; this fills in the path to suggest.
const suggestion = document.querySelector('[data-suggested-base-url]');
const path = location.pathname.replace(/index\.html$/, '');
if (suggestion !== null) suggestion.textContent = path.endsWith('/') ? path : `${path}/`;
