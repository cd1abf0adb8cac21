import * as v from 'valibot';
import { bare, carrying, strict } from './fields.ts';

const changed = v.exactOptional(v.boolean());

/** What happens to the automatic change of slides. */
export const AUTOPLAY_EVENTS = {
  'conditions.changed': carrying(
    'conditions.changed',
    {
      change: strict('the conditions that have changed', {
        isPlaying: changed,
        isSeen: changed,
        isHidden: changed,
        isHeld: changed,
        isFocused: changed,
      }),
    },
    { change: { isSeen: true } },
    { change: { isPlaying: false } },
    { change: { isPlaying: true } },
    { change: { isHidden: true } },
    { change: { isHidden: false } },
    { change: { isHeld: true } },
    { change: { isHeld: false } },
    { change: { isFocused: true } },
    { change: { isFocused: false } },
  ),
  'slide.shown': bare('slide.shown'),
  'engine.asked': bare('engine.asked'),
  'engine.came': bare('engine.came'),
  'engine.lost': bare('engine.lost'),
  'engine.left': bare('engine.left'),
};
