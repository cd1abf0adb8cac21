import type { SnapshotFrom } from 'xstate';
import type { ActorOf } from '../../application/machines.ts';

/** Selects which photo the lightbox shows, from 0. */
export const shownPhoto = ({ context }: SnapshotFrom<ActorOf<'lightbox'>>): number => context.index;
