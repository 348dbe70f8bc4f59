/** Connects two selects of releases to their comparison, whichever of them is the older one. */
export function connectPicker(form: HTMLFormElement): void {
  if (form.dataset.connected !== undefined) return;
  form.dataset.connected = '';
  const button = form.querySelector('button');
  const find = (): HTMLElement | undefined => {
    const [from = '', to = ''] = [...form.querySelectorAll('select')].map(({ value }) => value);
    const links = [...(form.parentElement?.querySelectorAll<HTMLElement>('a[data-from]') ?? [])];
    const isOf = (link: HTMLElement, older: string, newer: string): boolean =>
      link.dataset.from === older && link.dataset.to === newer;
    return links.find((link) => isOf(link, from, to) || isOf(link, to, from));
  };
  const update = (): void => {
    if (button !== null) button.disabled = find() === undefined;
  };
  form.addEventListener('input', update);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // The router handles it like any click on a link.
    find()?.click();
  });
  update();
}
