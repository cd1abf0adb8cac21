import type { SnapshotFrom } from 'xstate';
import type { Site } from '../../application/machines.ts';

/** Selects which slide of the banners is shown, from 0. */
export const shownSlide = ({ context }: SnapshotFrom<Site['banners']>): number => context.index;
