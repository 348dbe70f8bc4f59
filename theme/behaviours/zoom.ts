// The variant without a style element of its own, which the content security policy would refuse.
import mediumZoom from 'medium-zoom/dist/pure';
import type { SiteData } from '#client/public.ts';
import { getBehaviourTexts } from './get-texts.ts';

/** Dark mode's backdrop: the page's own surface, so that a zoomed image does not glare. */
const DARK_BACKGROUND = 'var(--color-background, #16181d)';

/** Lets images open large on a click, Enter or Space. Returns what takes it off again. */
export function attachZoom(
  images: readonly HTMLImageElement[],
  options: SiteData['imageZoom']['options'],
): () => void {
  const zoom = mediumZoom([...images], options);
  zoom.on('open', () => {
    const dark = document.documentElement.dataset.theme === 'dark';
    zoom.update({ background: dark ? DARK_BACKGROUND : options.background });
  });
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) void zoom.open({ target: event.currentTarget });
  };
  const { zoomImage } = getBehaviourTexts();
  for (const image of images) {
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', zoomImage.replace('{alt}', image.alt));
    image.addEventListener('keydown', handleKey);
  }
  return () => {
    zoom.detach();
    for (const image of images) image.removeEventListener('keydown', handleKey);
  };
}
