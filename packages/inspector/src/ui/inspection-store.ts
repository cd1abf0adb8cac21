import { createAskedMoment } from '../application/inspection/asked-moment.ts';
import { HELLO, type InspectorCommand, type PageMessage } from '../application/inspection/messages.ts';
import { emptySession, type InspectionSession } from '../application/inspection/session.ts';

/** The data that an inspector draws, and its way to ask the page for something. */
export interface InspectionStore {
  /** The session now: also what was asked for since it was drawn. */
  readonly read: () => InspectionSession;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly ask: (command: InspectorCommand) => void;
  readonly dismiss: () => void;
}

/**
 * Connects with the page around the inspector's frame.
 * @param own the inspector's window
 */
export function createInspectionStore(own: Window): InspectionStore {
  const page = own.parent === own ? undefined : own.parent;
  const listeners = new Set<() => void>();
  const asked = createAskedMoment();
  let session = emptySession();
  const become = (next: InspectionSession) => {
    if (next === session) return;
    session = next;
    for (const listener of listeners) listener();
  };
  own.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== own.location.origin || source !== page) return;
    if (isPageMessage(data)) become(asked.follow(session, data));
  });
  page?.postMessage({ type: HELLO }, own.location.origin);

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
