import type { Site } from '../machines.ts';

/**
 * Opens the search of the guide together with its document, and closes it with the document.
 * @returns stops it
 */
export function connectGuideSearch({ guide, guideSearch }: Pick<Site, 'guide' | 'guideSearch'>): () => void {
  const follow = () => {
    const snapshot = guide.getSnapshot();
    const isLoaded = snapshot.matches({ open: { document: 'loaded' } });
    const isOpen = guideSearch.getSnapshot().matches('open');
    const { pageCount } = snapshot.context;
    if (isLoaded && !isOpen) guideSearch.send({ type: 'document.opened', pageCount });
    if (!isLoaded && isOpen) guideSearch.send({ type: 'document.closed' });
  };
  const subscription = guide.subscribe(follow);
  follow();
  return () => subscription.unsubscribe();
}
