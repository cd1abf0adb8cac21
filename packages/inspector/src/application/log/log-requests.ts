import { durationText } from '../../domain/duration-text.ts';
import type { RequestPayload } from '../../domain/log-entry.ts';
import type { PageLog } from './page-log.ts';
import type { Speakers } from './speakers.ts';

// More of a body than anybody reads in a pane.
const MOST_LETTERS = 20_000;
const FIRST_ERROR = 400;

export interface LoggedRequest {
  /** Logs what is known of the answer; what is known of it already stays. */
  readonly answered: (answer: RequestPayload) => void;
  /** Logs that no answer came; that the page itself gave up is no failure. */
  readonly failed: (error: unknown) => void;
}

export interface Requests {
  /**
   * @param name method and address
   * @param to the host
   * @param isPart whether it asks for a part of a file: many come together, which the log collapses
   */
  readonly begin: (name: string, to: string, isPart?: boolean) => LoggedRequest;
  /** Logs a request for JSON that a scenario answers in place of the network. */
  readonly scripted: (address: string, answer: Promise<unknown>) => void;
}

/** Makes what logs the requests of a page, each as caused by the call of a machine or the act that it answers. */
export function logRequests(log: PageLog, { present }: Speakers): Requests {
  let calling: number | undefined;
  log.subscribe(({ id, kind }) => {
    if (kind !== 'call') return;
    calling = id;
    // What a port asks for as soon as it is called is asked in the same task.
    queueMicrotask(() => {
      calling = undefined;
    });
  });
  const begin: Requests['begin'] = (name, to, isPart = false) => {
    const begun = performance.now();
    const entry = log.add({
      kind: 'request',
      from: 'page',
      to,
      name,
      cause: calling ?? present().cause,
      ...(isPart && { isNoise: true }),
    });
    let known: RequestPayload = {};
    const change = (payload: RequestPayload, reason?: string) => {
      known = { ...known, ...payload };
      const ms = Math.round(performance.now() - begun);
      const failure = reason !== undefined && {
        fate: 'failed',
        reason: `${reason} after ${durationText(ms)}`,
      };
      Object.assign(entry, { payload: known, ms }, failure);
      log.change(entry);
    };
    return {
      answered: ({ body, ...answer }) => {
        const { status = 0 } = { ...known, ...answer };
        const shown = body !== undefined && { body: cut(body) };
        change({ ...answer, ...shown }, status >= FIRST_ERROR ? `status ${status}` : undefined);
      },
      failed: (error) => {
        const hasGivenUp = error instanceof Error && error.name === 'AbortError';
        change({ ...statusOf(error), error: String(error) }, hasGivenUp ? undefined : String(error));
      },
    };
  };
  return {
    begin,
    scripted: (address, answer) => {
      const { answered, failed } = begin(`GET ${address}`, 'network');
      answer.then((json) => {
        const body = JSON.stringify(json);
        answered({
          status: 200,
          type: 'application/json',
          size: new TextEncoder().encode(body).length,
          body,
        });
      }, failed);
    },
  };
}

const cut = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text);

function statusOf(error: unknown): Pick<RequestPayload, 'status'> {
  const { status } = error as { readonly status?: unknown };
  return typeof status === 'number' ? { status } : {};
}
