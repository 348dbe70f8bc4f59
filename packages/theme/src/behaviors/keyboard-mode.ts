const CLASS = 'navigation-with-keyboard';

/** Marks the body while the reader moves with the Tab key, so that focus rings show for every element. */
export function startKeyboardMode(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') document.body.classList.add(CLASS);
  });
  document.addEventListener('mousedown', () => document.body.classList.remove(CLASS));
}
