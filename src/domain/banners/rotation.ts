/**
 * Where the keyboard stands towards the slides: elsewhere; among them, which holds them still; or among them after their
 * turning was asked for from there.
 */
export type KeyFocus = 'elsewhere' | 'inside' | 'asked';

/**
 * Whether the slides turn by themselves now (spec §9 Banner): while they play, but not under the hands of somebody who
 * moves through them by key, unless that was asked for.
 */
export const turnsByItself = (isPlaying: boolean, focus: KeyFocus): boolean =>
  isPlaying && focus !== 'inside';
