/**
 * What differs from page to page, what Vite's client keeps up to date by itself, and the link of the page's script, which is
 * another one once the script is on its way.
 */
const OWN =
  'title,meta[name],meta[property],link[rel="canonical"],link[rel="alternate"],link[rel="entry"],link[rel="modulepreload"],script[type="application/ld+json"],noscript';

/** True when two documents, as the server sends them, differ in nothing but their regions and what their heads say of the page. */
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
