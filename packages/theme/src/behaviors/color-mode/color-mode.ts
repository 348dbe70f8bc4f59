import { type SiteData, storageStore } from '@gruntwork-docs/engine/client';
import { THEME_KEY } from '../storage-keys.ts';
import { resolveColorMode } from './resolve-color-mode.ts';

/** Handles the color mode toggle, changes of the system preference, and choices made in another tab. */
export function startColorMode(config: NonNullable<SiteData['colorMode']> = {}): void {
  const root = document.documentElement;
  const choice = storageStore(THEME_KEY);
  const system = window.matchMedia('(prefers-color-scheme: dark)');

  choice.subscribe(() => {
    const wanted = system.matches ? 'dark' : 'light';
    root.dataset.theme = resolveColorMode(
      choice.get(),
      config.respectPrefersColorScheme ? wanted : undefined,
      config.defaultMode,
    );
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('button[data-color-toggle]') === null) return;
    choice.set(root.dataset.theme === 'dark' ? 'light' : 'dark');
  });
  if (config.disableSwitch && !config.respectPrefersColorScheme) return;
  system.addEventListener('change', ({ matches }) => {
    root.dataset.theme = matches ? 'dark' : 'light';
  });
}
