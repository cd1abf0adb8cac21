import type { ContentSite } from '../site.ts';
import { backoffMs, MOST_PATIENCE_MS } from './backoff.ts';
import type { HostGates, Taken } from './host-gates.ts';
import { shownMoment } from './moments.ts';
import type { Ports } from './ports.ts';
import { asPullError, PullError } from './pull-error.ts';

const AGENT = 'bupc-content-pull';
const MOST_REDIRECTS = 10;
const SIGN_IN = 'accounts.google.com';

/** What a request needs of a run. */
export interface World {
  readonly site: ContentSite;
  readonly ports: Ports;
  readonly gates: HostGates;
  /** Aborts when the run is to end. */
  readonly signal: AbortSignal;
}

/** The request. */
export interface Visit<T> {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** For each request, its body included. */
  readonly timeoutMs: number;
  /** Whether this is a picture: a host that refuses pictures, or fails, too often in a row is left alone. */
  readonly isPicture: boolean;
  readonly mayBePrivate: (url: URL) => boolean;
  /** Reads an answer with status 200 or 304, while the host's slot is taken. */
  readonly read: (response: Response) => Promise<T>;
}

/**
 * Gives which hosts may be private when an address is asked that was configured: its own, with its port, since who runs this
 * chose it. Where it redirects to is chosen by that host, so it must be public.
 */
export function ownHostOf(address: string): Visit<unknown>['mayBePrivate'] {
  const own = new URL(address).host;
  return ({ host }) => host === own;
}

/**
 * Requests an address once, following redirects; each host is asked through its gate.
 * @throws PullError
 */
export async function visit<T>(world: World, what: Visit<T>): Promise<T> {
  let url = new URL(what.url);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const here = url;
    const step = await world.gates.run(here.host, world.signal, (request) => hop(world, what, here, request));
    if (!('next' in step)) return step.value;
    url = step.next;
  }
  throw new PullError(`redirected more than ${MOST_REDIRECTS} times`, { host: url.host });
}

/** Does something again while it fails in a way that may pass, so many times in all, waiting longer each time. */
export async function tried<T>({ ports, signal }: World, times: number, run: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof PullError) || !error.isPassing || failures >= times) throw error;
      await ports.sleep(backoffMs(failures, ports.random), signal);
    }
  }
}

type Step<T> = { readonly next: URL } | { readonly value: T };

async function hop<T>(world: World, what: Visit<T>, url: URL, request: number): Promise<Step<T>> {
  const { ports, gates, signal } = world;
  const time = ports.timeLimit(what.timeoutMs);
  try {
    const response = await ports.fetch(url, {
      headers: { 'User-Agent': AGENT, ...what.headers },
      signal: AbortSignal.any([signal, time]),
      mayBePrivate: what.mayBePrivate(url),
    });
    const step = await stepOf(world, what, url, response);
    if (what.isPicture) gates.took(url.host, request, 'well');
    return step;
  } catch (error) {
    signal.throwIfAborted();
    const late = `no whole answer within ${what.timeoutMs / 1000} seconds`;
    const failure = time.aborted ? new PullError(late, { isPassing: true }) : asPullError(error);
    failure.host ||= url.host;
    if (what.isPicture) gates.took(url.host, request, takenWith(failure));
    throw failure;
  }
}

async function stepOf<T>(world: World, what: Visit<T>, url: URL, response: Response): Promise<Step<T>> {
  const { status, headers } = response;
  if (status === 200 || (status === 304 && what.headers !== undefined))
    return { value: await what.read(response) };
  // Errors of the rest of the body do not matter.
  response.body?.cancel().catch(() => undefined);
  const location = headers.get('Location');
  if (status > 300 && status < 400 && location !== null) return { next: nextOf(location, url) };
  throw refusal(world, what, url, response);
}

function nextOf(location: string, url: URL): URL {
  const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
  if (next === undefined || !/^https?:$/.test(next.protocol)) {
    throw new PullError('redirected to what is no web address', { status: 302 });
  }
  if (next.hostname === SIGN_IN) {
    throw new PullError('asks for a sign-in; let everybody who has the link read it', { status: 302 });
  }
  return next;
}

function refusal(
  { site, ports, gates }: World,
  { isPicture }: Visit<unknown>,
  url: URL,
  response: Response,
): PullError {
  const { status, headers } = response;
  const isQuota = status === 429;
  const named = site.rules.retryAfterMs(headers.get('Retry-After'), ports.now());
  if (named !== undefined && named > MOST_PATIENCE_MS) {
    const message = `status ${status}; asks to be left alone until ${shownMoment(ports.now() + named)}`;
    // A broken script does not concern the other feeds of its host, a used-up quota does.
    if (isQuota || isPicture) gates.close(url.host, message);
    return new PullError(message, { status });
  }
  if (isQuota || named !== undefined) gates.pause(url.host, named);
  return new PullError(`status ${status}`, { status, isPassing: isQuota || status === 408 || status >= 500 });
}

function takenWith({ status, isPassing }: PullError): Taken {
  if (status === 403 || status === 429) return 'refused';
  return isPassing && (status === 0 || status >= 500) ? 'broken' : 'well';
}
