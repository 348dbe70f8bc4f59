/**
 * Patches an element in the document with the differences between its old and new HTML. Unchanged parts keep
 * everything that scripts and readers have done to them: open tabs, the focus, islands.
 */
export function changeNodes(live: Element, before: Element, now: Element): void {
  if (before.isEqualNode(now)) return;
  // React owns an island's content.
  if (before.nodeName !== now.nodeName || before.localName === 'gw-island' || !isAlike(live, before)) {
    live.replaceWith(document.importNode(now, true));
    return;
  }
  changeAttributes(live, before, now);
  const olds = [...before.childNodes];
  const news = [...now.childNodes];
  const shown = [...live.childNodes];
  const least = Math.min(olds.length, news.length);
  let start = 0;
  while (start < least && isSame(olds[start], news[start])) start++;
  let end = 0;
  while (end < least - start && isSame(olds.at(-1 - end), news.at(-1 - end))) end++;
  const added = news.slice(start, news.length - end);
  const gone = shown.slice(start, shown.length - end);
  const next = shown[shown.length - end] ?? null;
  const isPaired = added.length === gone.length;
  added.forEach((node, index) => {
    const [old, place] = [olds[start + index], gone[index]];
    if (!isPaired || place === undefined) live.insertBefore(document.importNode(node, true), next);
    else if (place instanceof Element && old instanceof Element && node instanceof Element)
      changeNodes(place, old, node);
    else if (!isSame(old, node)) place.replaceWith(document.importNode(node, true));
  });
  if (!isPaired) for (const node of gone) node.remove();
}

function isSame(one: Node | undefined, other: Node | undefined): boolean {
  return one !== undefined && other !== undefined && one.isEqualNode(other);
}

/** True when scripts have neither added nor removed children of the element. */
function isAlike(live: Element, before: Element): boolean {
  const [shown, written] = [live.childNodes, before.childNodes];
  return (
    shown.length === written.length &&
    [...shown].every((node, index) => node.nodeName === written[index]?.nodeName)
  );
}

function changeAttributes(live: Element, before: Element, now: Element): void {
  for (const name of before.getAttributeNames()) if (!now.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of now.attributes)
    if (before.getAttribute(name) !== value) live.setAttribute(name, value);
}
