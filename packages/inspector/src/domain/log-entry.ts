import type { StateValue } from './state-value.ts';

/** Who did what, for the sign before an entry of the log. */
export type EntryKind =
  /** The visitor did something: a click, a key, a field. */
  | 'visitor'
  /** A machine was sent an event, by the page, another machine or the tester. */
  | 'event'
  /** What a machine awaited has come: an answer or a delay. */
  | 'outcome'
  /** A machine asked a port and awaits its answer. */
  | 'call'
  /** A machine set a timer. */
  | 'timer';

/** What went wrong with an entry. */
export type EntryFate =
  /** It was not sent: it does not fit its schema, or the machine does not take it now. */
  | 'refused'
  /** It was taken although it does not fit its schema. */
  | 'does not fit'
  /** The machine's error at it ended the machine. */
  | 'killed'
  /** The machine had stopped before it came. */
  | 'not delivered'
  /** The page broke, or a replay was not as expected. */
  | 'failed';

/** What became of an entry; nothing of it for a visitor's act. */
export interface EntryEffect {
  readonly fate?: EntryFate;
  /** Why, in a sentence; of an error its name and message. */
  readonly reason?: string;
  /** Where an error came from, innermost first, as the browser tells it. */
  readonly stack?: readonly string[];
  /** The state before and after, of the machine that took it. */
  readonly before?: StateValue;
  readonly state?: StateValue;
  /** The transitions it took, by id (transitionId); none where the machine ignored it. */
  readonly taken?: readonly string[];
  /** The keys of the context that it changed. */
  readonly changed?: readonly string[];
  /** The calls and timers that ended with it, by id: answered, run out, or given up. */
  readonly ends?: readonly number[];
}

/** An entry of the log, as it travels from the page to an inspector: plain JSON. */
export interface LogEntry {
  /** Counts up from 1. */
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: EntryKind;
  /** 'visitor', 'page', 'inspector', a machine or a port. */
  readonly from: string;
  /** A machine or a port; of a visitor's act what it was done to, as 'button “Muat ulang”'. */
  readonly to: string;
  /** The type of an event, the name of an outcome ('loadFeed done'), 'click', 'press Escape', 'type “sawah”'. */
  readonly name: string;
  /** Without its type, long lists and texts cut down (contextSummary). */
  readonly payload?: unknown;
  /** The entry that led to this one. */
  readonly cause?: number;
  /** Milliseconds until a timer is due. */
  readonly ms?: number;
  /** What XState tells itself; folded into a count. */
  readonly isNoise?: true;
  readonly effect?: EntryEffect;
}
