/** How long before the slides turn the engine that moves them is asked for, in milliseconds (spec §2 Banner carousel). */
export const ENGINE_AHEAD_MS = 2000;

/**
 * The keyboard focus in relation to the slides: elsewhere; among them, which stops them; or among them after the
 * visitor asked for their turning from there.
 */
export type KeyFocus = 'elsewhere' | 'inside' | 'asked';

/** What the automatic change of slides depends on (spec §9 Banner). */
export interface Conditions {
  readonly isPlaying: boolean;
  readonly isSeen: boolean;
  /** Nobody sees the page: another tab is in front of it. */
  readonly isHidden: boolean;
  /** A finger or a pressed pointer holds the slides. */
  readonly isHeld: boolean;
  readonly focus: KeyFocus;
}

/** The conditions that have changed. */
export type ConditionsChange = Partial<Omit<Conditions, 'focus'> & { readonly isFocused: boolean }>;

/** The conditions of a page that has just been opened. */
export const FIRST_CONDITIONS: Conditions = {
  isPlaying: true,
  isSeen: false,
  isHidden: false,
  isHeld: false,
  focus: 'elsewhere',
};

/** Whether the slides change by themselves for their visitor: while they play, but not while the keyboard is among them. */
export const playsOn = ({ isPlaying, focus }: Conditions): boolean => isPlaying && focus !== 'inside';

/** Whether the slides turn by themselves now (spec §2 Banner carousel, §9 Banner). */
export const turnsByItself = (now: Conditions): boolean =>
  playsOn(now) && now.isSeen && !now.isHidden && !now.isHeld;

/**
 * Gives the conditions after a change. Who has the slides play from among them, by their button, has asked for it: they turn until that is
 * called off, or the focus leaves.
 */
export function conditionsAfter(
  now: Conditions,
  { isFocused = now.focus !== 'elsewhere', ...change }: ConditionsChange,
): Conditions {
  const asked = change.isPlaying ?? now.focus === 'asked';
  return { ...now, ...change, focus: isFocused ? (asked ? 'asked' : 'inside') : 'elsewhere' };
}
