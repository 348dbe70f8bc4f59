/**
 * Elements that differ from page to page, elements that Vite's client updates by itself, and the link of the
 * page's script, which changes once the script is loading.
 */
const OWN =
  'title,meta[name],meta[property],link[rel="canonical"],link[rel="alternate"],link[rel="entry"],link[rel="modulepreload"],script[type="application/ld+json"],noscript';

/**
 * True when two documents, as the server sends them, differ only in their regions and in the page's own head
 * data.
 */
export function hasSameShell(one: Document, other: Document): boolean {
  const [from, to] = [strip(one), strip(other)];
  return (
    ['lang', 'dir', 'data-build-id'].every((name) => from.getAttribute(name) === to.getAttribute(name)) &&
    ['head', 'body'].every((part) => from.querySelector(part)?.isEqualNode(to.querySelector(part)))
  );
}

function strip(page: Document): Element {
  const root = document.createElement('html');
  for (const { name, value } of page.documentElement.attributes) root.setAttribute(name, value);
  root.append(...[...page.documentElement.children].map((child) => document.importNode(child, true)));
  for (const element of root.querySelectorAll(OWN)) element.remove();
  for (const style of root.querySelectorAll('style[data-vite-dev-id]')) style.replaceChildren();
  for (const region of root.querySelectorAll('[data-region]')) {
    const place = document.createElement('div');
    place.id = region.getAttribute('data-region') ?? '';
    region.replaceWith(place);
  }
  return root;
}
