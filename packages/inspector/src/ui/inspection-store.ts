import { createAskedMoment } from '../application/inspection/asked-moment.ts';
import {
  GOODBYE,
  HELLO,
  type InspectorCommand,
  type PageMessage,
} from '../application/inspection/messages.ts';
import { emptySession, type InspectionSession } from '../application/inspection/session.ts';

/** The data that an inspector draws, and its way to ask the page for something. */
export interface InspectionStore {
  /** The session now: also what was asked for since it was drawn. */
  readonly read: () => InspectionSession;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly ask: (command: InspectorCommand) => void;
  readonly dismiss: () => void;
}

// A reloaded page does not know its inspectors; they connect again at this interval.
const CALL_AGAIN_MS = 1000;

/**
 * Connects with the page of this window: the one around its frame, or the one that opened it.
 * @param own the inspector's window
 */
export function createInspectionStore(own: Window): InspectionStore {
  const page: Window | null = own.parent === own ? own.opener : own.parent;
  const listeners = new Set<() => void>();
  const asked = createAskedMoment();
  let session = emptySession();
  const become = (next: InspectionSession) => {
    if (next === session) return;
    session = next;
    for (const listener of listeners) listener();
  };
  const call = () => {
    const isGone = page === null || page.closed;
    if (isGone !== session.isGone) become({ ...session, isGone });
    if (!isGone) page.postMessage({ type: HELLO }, own.location.origin);
  };

  own.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== own.location.origin || source !== page) return;
    if (isPageMessage(data)) become(asked.follow(session, data));
  });
  own.addEventListener('pagehide', () => page?.postMessage({ type: GOODBYE }, own.location.origin));
  own.setInterval(call, CALL_AGAIN_MS);
  call();

  return {
    read: () => session,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    ask: (command) => {
      become(asked.ask(session, command));
      page?.postMessage(command, own.location.origin);
    },
    dismiss: () => {
      if (session.notice === undefined) return;
      const { notice: _, ...rest } = session;
      become(rest);
    },
  };
}

const isPageMessage = (data: unknown): data is PageMessage =>
  typeof data === 'object' && data !== null && 'type' in data;
