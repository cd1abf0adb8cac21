import type { Site } from '../machines.ts';

/**
 * Makes Produk Hukum the active tab when its dropdown opens, by hovering or by a click (spec §4 Navigation).
 * @returns stops them
 */
export function connectDropdown({ dropdown, navigation }: Pick<Site, 'dropdown' | 'navigation'>): () => void {
  let isOpen = false;
  const subscription = dropdown.subscribe((snapshot) => {
    const wasOpen = isOpen;
    isOpen = snapshot.matches('open');
    if (isOpen && !wasOpen) navigation.send({ type: 'tab.activated', tab: 'produk' });
  });
  return () => subscription.unsubscribe();
}
