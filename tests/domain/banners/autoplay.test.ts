import { expect, it } from 'vitest';
import {
  type Conditions,
  type ConditionsChange,
  conditionsAfter,
  FIRST_CONDITIONS,
  playsOn,
  turnsByItself,
} from '../../../src/domain/banners/autoplay.ts';

const SEEN: Conditions = { ...FIRST_CONDITIONS, isSeen: true };

it.each<[change: Partial<Conditions>, turns: boolean, plays: boolean]>([
  [{}, true, true],
  [{ isSeen: false }, false, true],
  [{ isHidden: true }, false, true],
  [{ isHeld: true }, false, true],
  [{ isPlaying: false }, false, false],
  [{ focus: 'inside' }, false, false],
  [{ focus: 'asked' }, true, true],
  [{ focus: 'asked', isPlaying: false }, false, false],
  [{ focus: 'asked', isHidden: true }, false, true],
])('slides in sight, but %o: turn %s, play %s', (change, turns, plays) => {
  const now = { ...SEEN, ...change };
  expect([turnsByItself(now), playsOn(now)]).toEqual([turns, plays]);
});

it.each<[what: string, before: Partial<Conditions>, change: ConditionsChange, after: Partial<Conditions>]>([
  ['the keyboard comes', {}, { isFocused: true }, { focus: 'inside' }],
  ['it moves among them', { focus: 'asked' }, { isFocused: true }, { focus: 'asked' }],
  ['it leaves', { focus: 'asked' }, { isFocused: false }, { focus: 'elsewhere' }],
  [
    'they are paused from there',
    { focus: 'asked' },
    { isPlaying: false },
    { isPlaying: false, focus: 'inside' },
  ],
  [
    'they are resumed from there',
    { focus: 'inside', isPlaying: false },
    { isPlaying: true },
    { focus: 'asked' },
  ],
  ['they are resumed from elsewhere', { isPlaying: false }, { isPlaying: true }, {}],
  ['a finger comes', { focus: 'inside' }, { isHeld: true }, { focus: 'inside', isHeld: true }],
  ['nothing changes', { focus: 'asked' }, {}, { focus: 'asked' }],
])('the conditions after %s', (_, before, change, after) => {
  expect(conditionsAfter({ ...SEEN, ...before }, change)).toEqual({ ...SEEN, ...after });
});
