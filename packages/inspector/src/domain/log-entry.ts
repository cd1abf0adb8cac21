import type { StateValue } from './state-value.ts';

/** The kind of an entry of the log; each has its own sign. */
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
  | 'timer'
  /** The page asked a host for something; its payload is a RequestPayload. */
  | 'request';

/** What became of a request; empty until its answer comes. */
export interface RequestPayload {
  readonly status?: number;
  /** The media type of the answer. */
  readonly type?: string;
  /** The length of its body in bytes. */
  readonly size?: number;
  /** The beginning of a text; of anything else how many bytes it has. */
  readonly body?: string;
  /** Why no answer came: the error in its own words. */
  readonly error?: string;
}

/** What went wrong with an entry. */
export type EntryFate =
  /** It was not sent: it does not fit its schema, or the machine does not take it now. */
  | 'refused'
  /** It was taken although it does not fit its schema. */
  | 'does not fit'
  /** The machine threw an error at it and stopped. */
  | 'killed'
  /** The machine had stopped before it came. */
  | 'not delivered'
  /** The page broke, a replay was not as expected, or a request had no good answer. */
  | 'failed';

/** The effect of an entry; a visitor's act has none. */
export interface EntryEffect {
  readonly fate?: EntryFate;
  /** Why, in a sentence; of an error its name and message. */
  readonly reason?: string;
  /** The stack of the error, innermost call first, as the browser writes it. */
  readonly stack?: readonly string[];
  /** The state before and after, of the machine that took it. */
  readonly before?: StateValue;
  readonly state?: StateValue;
  /** The transitions it took, by id (transitionId); none where the machine ignored it. */
  readonly taken?: readonly string[];
  /** The keys of the context that it changed. */
  readonly changed?: readonly string[];
  /** The ids of the calls and timers that ended with it: answered, run out, or cancelled. */
  readonly ends?: readonly number[];
}

/** An entry of the log, as the page sends it to an inspector: plain JSON. */
export interface LogEntry {
  /** Counts up from 1. */
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: EntryKind;
  /** 'visitor', 'page', 'inspector', a machine or a port. */
  readonly from: string;
  /** A machine, a port or a host; for a visitor's act the element, as 'button “Muat ulang”'. */
  readonly to: string;
  /** The type of an event, the name of an outcome ('loadFeed done'), 'click', 'type “sawah”', 'GET /content/news.json'. */
  readonly name: string;
  /** The event without its type; long lists and texts are shortened (contextSummary). */
  readonly payload?: unknown;
  /** The id of the entry that caused this one. */
  readonly cause?: number;
  /** Milliseconds until a timer is due, or that a request took. */
  readonly ms?: number;
  /** Whether it is an internal event of XState or a request for a part of a file; the log shows only how many there are. */
  readonly isNoise?: true;
  readonly effect?: EntryEffect;
}
