import { beginsByItself } from '../../domain/shared/data-saving.ts';
import type { Site } from '../machines.ts';
import type { DataSaver } from '../ports/data-saver.ts';
import type { Motion } from '../ports/motion.ts';

/**
 * Pauses the banners for a visitor who asks for less data or less motion, at once or later; the visitor can still
 * resume them by hand (spec §2 Motion, Data saver).
 * @returns stops them
 */
export function connectBanners(
  { banners }: Pick<Site, 'banners'>,
  { dataSaver, motion }: { readonly dataSaver: DataSaver; readonly motion: Motion },
): () => void {
  const follow = () => {
    if (!beginsByItself(motion.isReduced(), dataSaver.isSaving())) banners.send({ type: 'playback.paused' });
  };
  follow();
  return motion.subscribe(follow);
}
