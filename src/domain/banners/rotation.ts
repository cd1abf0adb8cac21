/**
 * The keyboard focus in relation to the slides: elsewhere; among them, which stops them; or among them after the
 * visitor asked for their turning from there.
 */
export type KeyFocus = 'elsewhere' | 'inside' | 'asked';

/**
 * Whether the slides turn by themselves now (spec §9 Banner): while they play, but not while somebody moves through
 * them by keyboard, unless that visitor asked for it.
 */
export const turnsByItself = (isPlaying: boolean, focus: KeyFocus): boolean =>
  isPlaying && focus !== 'inside';
