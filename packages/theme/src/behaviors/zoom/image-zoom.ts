import { type ImageZoomConfig, onNavigation } from '@gruntwork-docs/engine/client';

/** Milliseconds after the page is shown until its images become zoomable. */
const ATTACH_DELAY = 1000;

/** Makes the content's images zoomable, after load and after each route change without a hash. */
export function startImageZoom(config: ImageZoomConfig): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let detach: (() => void) | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const images = [...document.querySelectorAll<HTMLImageElement>(config.selector)];
      if (images.length === 0) return;
      try {
        const { attachZoom } = await import('./zoom.ts');
        detach = attachZoom(
          images.filter((image) => image.isConnected),
          config.options,
        );
      } catch (error) {
        console.warn('Images cannot be zoomed: the code for it could not be loaded.', error);
      }
    }, ATTACH_DELAY);
  };
  schedule();
  onNavigation('gw:before-swap', () => {
    clearTimeout(timer);
    detach?.();
    detach = undefined;
  });
  onNavigation('gw:navigated', ({ url }) => {
    if (new URL(url).hash === '') schedule();
  });
}
