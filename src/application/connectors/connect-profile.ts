import type { Site } from '../machines.ts';

/**
 * Tells the staff profile that its dialog has opened (spec §4 Profile dialog).
 * @returns stops it
 */
export function connectProfile({ dialogs, profile }: Pick<Site, 'dialogs' | 'profile'>): () => void {
  let isOpen = false;
  const follow = () => {
    const wasOpen = isOpen;
    isOpen = dialogs.getSnapshot().value.profile === 'open';
    if (isOpen && !wasOpen) profile.send({ type: 'profile.opened' });
  };
  const subscription = dialogs.subscribe(follow);
  follow();
  return () => subscription.unsubscribe();
}
