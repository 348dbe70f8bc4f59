// After the banner on the home page: the stylesheet hides the banner, so it shows when assets are not where the base
// URL says. Static HTML cannot know where it was put; this fills in the path to suggest.
const suggestion = document.querySelector('[data-suggested-base-url]');
const path = location.pathname.replace(/index\.html$/, '');
if (suggestion !== null) suggestion.textContent = path.endsWith('/') ? path : `${path}/`;
