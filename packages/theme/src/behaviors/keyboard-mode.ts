const CLASS = 'navigation-with-keyboard';

/**
 * Marks the body while the reader navigates with the Tab key, so that every focused element has a focus ring.
 */
export function startKeyboardMode(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') document.body.classList.add(CLASS);
  });
  document.addEventListener('mousedown', () => document.body.classList.remove(CLASS));
}
