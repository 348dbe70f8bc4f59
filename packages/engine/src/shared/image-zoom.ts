/** Defaults of image zoom; lengths in pixels. The spec's constants. */
export const IMAGE_ZOOM = {
  selector: '.markdown :not(em) > img:not(.no-zoom)',
  options: { margin: 0, background: '#fff', scrollOffset: 40 },
} as const;
