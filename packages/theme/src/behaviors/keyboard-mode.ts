const CLASS = 'navigation-with-keyboard';

/** Marks the body while the reader navigates with the Tab key, so that all elements show focus rings. */
export function startKeyboardMode(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') document.body.classList.add(CLASS);
  });
  document.addEventListener('mousedown', () => document.body.classList.remove(CLASS));
}
