import type { SnapshotFrom } from 'xstate';
import type { Site } from '../../application/machines.ts';

/** Selects which photo the lightbox shows, from 0. */
export const shownPhoto = ({ context }: SnapshotFrom<Site['lightbox']>): number => context.index;
