/** Which of some options Enter opens: the field keeps the focus, its `aria-activedescendant` tells the option. */
export interface ActiveOption {
  /** Takes other options; the first one becomes active, or the one that leads to `url` if there is one. */
  reset(options: readonly HTMLAnchorElement[], url?: string): void;
  /** Makes an option active that the pointer is on. */
  point(option: HTMLAnchorElement): void;
  /** Moves to an option: by steps, to the first or to the last one; at an end it goes on at the other. */
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
