/** Links that want a plain page load. */
export const OPT_OUT = '[data-no-router],[rel~="external"]';

/** True when the last click was on a link that opted out, and led to this URL; what handles the click may change where it leads. */
export function watchOptOuts(): (url: string) => boolean {
  let last: HTMLAnchorElement | undefined;
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      last = link?.matches(OPT_OUT) ? link : undefined;
    },
    { capture: true },
  );
  return (url) => url === last?.href;
}
