/** Links that require a plain page load. */
export const OPT_OUT = '[data-no-router],[rel~="external"]';

/**
 * True when the last click was on a link to this URL that opted out; click handlers may change its target.
 */
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
