/** Hides the definition of a glossary term on Escape until the pointer or the focus returns to it. */
export function startTerms(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const term of document.querySelectorAll('[data-term]:is(:hover, :focus-within)')) {
      term.setAttribute('data-dismissed', '');
    }
  });
  for (const type of ['mouseover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const term = target instanceof Element ? target.closest('[data-term]') : null;
      for (const dismissed of document.querySelectorAll('[data-term][data-dismissed]')) {
        if (dismissed !== term || type === 'focusin') dismissed.removeAttribute('data-dismissed');
      }
    });
  }
}
