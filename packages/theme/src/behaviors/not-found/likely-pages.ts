import { onNavigation, type SiteData } from '@gruntwork-docs/engine/client';

/** Fills the list of likely pages on any page that has the placeholder. */
export function startLikelyPages(site: Pick<SiteData, 'baseUrl'>): void {
  const show = async (): Promise<void> => {
    const place = document.querySelector<HTMLElement>('[data-likely-pages]');
    if (place === null) return;
    try {
      const { showLikelyPages } = await import('./show-likely-pages.ts');
      await showLikelyPages(place, site);
    } catch (error) {
      console.warn('Similar pages could not be looked up.', error);
    }
  };
  void show();
  onNavigation('gw:navigated', () => void show());
}
