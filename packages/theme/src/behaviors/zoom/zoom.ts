// The variant without a style element, which the content security policy would block.

import type { ImageZoomConfig } from '@gruntwork-docs/engine/client';
import { adoptStyles } from '@gruntwork-docs/engine/lazy';
import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure';
import { getBehaviorMessages } from '../get-messages.ts';
import styles from './zoom.css?inline';

type ZoomOptions = ImageZoomConfig['options'];

/** Dark mode's backdrop: the page's surface color, so that a zoomed image does not glare. */
const DARK_BACKGROUND = 'var(--color-background, #16181d)';

let zoom: ImageZoom | undefined;

/** Opens images in full size on click, Enter, or Space. Returns a cleanup function. */
export function attachZoom(images: readonly HTMLImageElement[], options: ZoomOptions): () => void {
  // One instance per visit, because the library never removes its listeners from the document.
  zoom ??= createZoom(options);
  const { library, close } = zoom;
  library.attach([...images]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) void library.open({ target: event.currentTarget });
  };
  const { zoomImage } = getBehaviorMessages();
  for (const image of images) {
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', zoomImage.replace('{alt}', image.alt));
    image.addEventListener('keydown', handleKey);
  }
  return () => {
    close();
    library.detach();
    for (const image of images) image.removeEventListener('keydown', handleKey);
  };
}

interface ImageZoom {
  readonly library: Zoom;
  /** Closes the open image, after its opening animation if necessary. */
  close(): void;
}

function createZoom(options: ZoomOptions): ImageZoom {
  adoptStyles(styles);
  const library = mediumZoom([], options);
  // The library ignores closing during the opening animation.
  let growing = false;
  let unwanted = false;
  const close = () => {
    if (growing) unwanted = true;
    else void library.close();
  };
  library.on('open', () => {
    growing = true;
    unwanted = false;
    const dark = document.documentElement.dataset.theme === 'dark';
    library.update({ background: dark ? DARK_BACKGROUND : options.background });
  });
  library.on('opened', () => {
    growing = false;
    if (unwanted) void library.close();
  });
  // The image lost the focus while it was hidden.
  library.on('closed', ({ target }) => {
    if (target instanceof HTMLElement && document.activeElement === document.body) {
      target.focus({ preventScroll: true });
    }
  });
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Escape' && growing) close();
  });
  return { library, close };
}
