/** The option that Enter opens, as the field's `aria-activedescendant`; the field keeps the focus. */
export interface ActiveOption {
  /** Replaces the options; the first one becomes active, or the one that links to `url` if it exists. */
  reset(options: readonly HTMLAnchorElement[], url?: string): void;
  /** Activates the option under the pointer. */
  point(option: HTMLAnchorElement): void;
  /** Moves to an option: by steps, or to the first or last one; wraps around. */
  move(to: Move): void;
  readonly element: HTMLAnchorElement | undefined;
}

export type Move = 1 | -1 | 'first' | 'last';

export function createActiveOption(field: HTMLInputElement): ActiveOption {
  let options: readonly HTMLAnchorElement[] = [];
  let active = -1;

  const activate = (index: number): void => {
    options[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const option = options[index];
    if (option === undefined) field.removeAttribute('aria-activedescendant');
    else {
      option.setAttribute('aria-selected', 'true');
      field.setAttribute('aria-activedescendant', option.id);
    }
  };
  const findTarget = (to: Move): number => {
    if (to === 'first') return 0;
    return to === 'last' ? options.length - 1 : (active + to + options.length) % options.length;
  };

  return {
    reset(others, url) {
      options = others;
      active = -1;
      const same = options.findIndex(({ href }) => href === url);
      activate(options.length > 0 ? Math.max(same, 0) : -1);
    },
    point(option) {
      const index = options.indexOf(option);
      if (index >= 0 && index !== active) activate(index);
    },
    move(to) {
      if (options.length === 0) return;
      activate(findTarget(to));
      options[active]?.scrollIntoView({ block: 'nearest' });
    },
    get element() {
      return options[active];
    },
  };
}
