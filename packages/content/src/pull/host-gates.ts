import pLimit, { type LimitFunction } from 'p-limit';
import { backoffMs } from './backoff.ts';
import type { Ports } from './ports.ts';
import { PullError } from './pull-error.ts';

/** How many requests a host is sent at a time. */
const AT_A_TIME = 2;
/** The shortest pause for a host that asked for one without saying how long, in milliseconds. */
const LEAST_PAUSE_MS = 1000;
/** After so many refusals in a row a host is skipped. */
const REFUSALS = 3;
/** After so many pictures in a row without an answer a host is skipped. */
const BREAKDOWNS = 8;

interface Gate {
  readonly limit: LimitFunction;
  pausedUntil: number;
  /** The number of pauses without a given length since the last success. */
  pauses: number;
  /** Why the host is skipped for the rest of the run. */
  closed?: string;
  refusals: number;
  breakdowns: number;
  sent: number;
  /** Requests sent before a refusal do not count again, since they are refused as well. */
  countedTo: number;
}

/** The result of a request for a host: answered, refused (403, 429), or failed (no connection, no answer, 5xx). */
export type Taken = 'well' | 'refused' | 'broken';

/** Limits the requests to every host, whichever part of the pull makes them. */
export interface HostGates {
  /**
   * Sends a request to a host as soon as it may be sent: two at a time, and not during a pause that the host asked for.
   * @param send gets the number of the request, for `took`
   * @throws PullError where the host is skipped
   */
  run<T>(host: string, signal: AbortSignal, send: (request: number) => Promise<T>): Promise<T>;
  /** Pauses all requests to a host, in milliseconds from now; without a given length each pause is longer than the last. */
  pause(host: string, ms?: number): void;
  /** Skips a host for the rest of the run. */
  close(host: string, why: string): void;
  /** Notes the result of a picture's request; a host that refuses or fails too often is skipped. */
  took(host: string, request: number, how: Taken): void;
}

/** Makes the gates of a run. */
export function createHostGates({ now, sleep, random }: Ports): HostGates {
  const gates = new Map<string, Gate>();
  const gateOf = (host: string): Gate => {
    const known = gates.get(host);
    if (known) return known;
    const counts = { pausedUntil: 0, pauses: 0, refusals: 0, breakdowns: 0, sent: 0, countedTo: 0 };
    const gate = { limit: pLimit(AT_A_TIME), ...counts };
    gates.set(host, gate);
    return gate;
  };
  return {
    run(host, signal, send) {
      const gate = gateOf(host);
      return gate.limit(async () => {
        // Another answer may have asked for a longer pause in the meantime.
        for (let left = gate.pausedUntil - now(); left > 0 && !gate.closed; left = gate.pausedUntil - now()) {
          await sleep(left, signal);
        }
        signal.throwIfAborted();
        if (gate.closed) throw new PullError(gate.closed, { host });
        gate.sent += 1;
        return send(gate.sent);
      });
    },
    pause(host, ms) {
      const gate = gateOf(host);
      if (ms === undefined) gate.pauses += 1;
      const pause = ms ?? LEAST_PAUSE_MS + backoffMs(gate.pauses, random);
      gate.pausedUntil = Math.max(gate.pausedUntil, now() + pause);
    },
    close(host, why) {
      gateOf(host).closed ??= why;
    },
    took(host, request, how) {
      const gate = gateOf(host);
      if (how === 'well') Object.assign(gate, { pauses: 0, refusals: 0, breakdowns: 0 });
      if (how === 'broken') gate.breakdowns += 1;
      if (how === 'refused' && request > gate.countedTo) {
        gate.refusals += 1;
        gate.countedTo = gate.sent;
      }
      if (gate.refusals >= REFUSALS) {
        gate.closed ??= `refused ${REFUSALS} times in a row, and is left alone for this run`;
      }
      if (gate.breakdowns >= BREAKDOWNS) {
        gate.closed ??= `failed ${BREAKDOWNS} times in a row, and is left alone for this run`;
      }
    },
  };
}
