import type { SnapshotFrom } from 'xstate';
import type { Site } from '../../application/machines.ts';
import { wrapAround } from '../../domain/shared/wrap-around.ts';

/** Selects which slide of the banners is shown, from 0. */
export const shownSlide = ({ context }: SnapshotFrom<Site['banners']>): number => context.index;

/** Shows the slide after the present one, or the one before it, round the end. */
export function turnSlide(banners: Site['banners'], by: 1 | -1): void {
  const { index, slides } = banners.getSnapshot().context;
  banners.send({ type: 'slide.changed', index: wrapAround(index + by, slides.length) });
}
