import { contextSummary } from '../../domain/context-summary.ts';
import type { EntryEffect, LogEntry } from '../../domain/log-entry.ts';
import { transitionId } from '../inspection/transition-id.ts';
import type { ProblemsOf } from '../shared/knowledge.ts';
import type { LoggedEntry } from './page-log.ts';

// Deeper lines of a stack are of XState, not of the mistake.
const STACK_LINES = 4;
// A stack begins with the error's words in some browsers alone; they may have several lines.
const PLACE = /:\d+:\d+\)?$/;
const ORIGIN = /https?:\/\/[^/]+\/(?:assets\/)?/;

/** Converts an entry of the page's log to the one that is sent to an inspector. */
export function toLogEntry(logged: LoggedEntry, problemsOf: ProblemsOf): LogEntry {
  const { id, at, kind, from, to, name, cause, ms, isNoise } = logged;
  const payload = payloadOf(logged);
  const effect = effectOf(logged, problemsOf);
  return {
    id,
    at,
    kind,
    from,
    to,
    name,
    ...(payload !== undefined && { payload }),
    ...(cause !== undefined && { cause }),
    ...(ms !== undefined && { ms }),
    ...(isNoise && { isNoise }),
    ...(effect && { effect }),
  };
}

function payloadOf({ kind, event, payload }: LoggedEntry): unknown {
  // Plain, and short enough.
  if (kind === 'request') return payload;
  if (event === undefined) return plain(payload);
  const { type: _, actorId: __, input: ___, ...rest } = event;
  return Object.keys(rest).length === 0 ? undefined : plain(rest);
}

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const summed = contextSummary(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, errorless(inner)])),
  );
  try {
    return JSON.parse(JSON.stringify(summed));
  } catch {
    return undefined;
  }
}

/** An error in its own words, with the fields of its own: 'FeedError: … (kind http, status 503)'. */
function errorless(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const own = Object.entries(value).filter(
    ([key, field]) => key !== 'name' && (typeof field === 'string' || typeof field === 'number'),
  );
  return own.length === 0 ? String(value) : `${value} (${own.map((field) => field.join(' ')).join(', ')})`;
}

function effectOf(logged: LoggedEntry, problemsOf: ProblemsOf): EntryEffect | undefined {
  const { kind, to, event, before, after, transitions = [], fate, reason, stack, ends, isNoise } = logged;
  if (kind === 'request' && fate && reason) return { fate, reason };
  if (kind !== 'event' && kind !== 'outcome') return undefined;
  const wrong = kind === 'event' && !isNoise && fate !== 'refused' ? problemsOf(to, event) : [];
  const misfit = wrong.length > 0 && fate === undefined;
  const state = after?.value;
  const changed =
    before && after && before.context !== after.context ? changedKeys(before.context, after.context) : [];
  return {
    ...(fate && { fate }),
    ...(misfit && { fate: 'does not fit' }),
    ...((reason ?? misfit) && { reason: reason ?? wrong.join('; ') }),
    ...(stack && {
      stack: stack
        .split('\n')
        .filter((line) => PLACE.test(line))
        .slice(0, STACK_LINES)
        .map((line) => line.trim().replace(ORIGIN, '')),
    }),
    ...(before && { before: before.value }),
    ...(state !== undefined && { state }),
    ...(transitions.length > 0 && { taken: transitions.map(transitionId) }),
    ...(changed.length > 0 && { changed }),
    ...(ends && ends.length > 0 && { ends }),
  };
}

function changedKeys(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => !Object.is(before[key], after[key]));
}
