import { createBrowserReceiver } from '@statelyai/inspect';
import type {
  InspectionMessage,
  InspectorCommand,
  PageMessage,
} from '../../application/inspection/messages.ts';
import { EMPTY_SESSION, follow, type InspectionSession } from '../../application/inspection/session.ts';

/** What an inspector draws, and how it asks the page for something. */
export interface InspectionStore {
  readonly read: () => InspectionSession;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly ask: (command: InspectorCommand) => void;
}

// A page that was reloaded has forgotten its inspectors; those in windows of their own call again.
const CALL_AGAIN_MS = 1000;

/**
 * Follows the page that this window belongs to: the one around its frame, or the one that opened it.
 * @param own the inspector's window
 */
export function createInspectionStore(own: Window): InspectionStore {
  const page: Window | null = own.parent === own ? own.opener : own.parent;
  const listeners = new Set<() => void>();
  let session = EMPTY_SESSION;
  const take = (message: InspectionMessage | PageMessage) => {
    const next = follow(session, message);
    if (next === session) return;
    session = next;
    for (const listener of listeners) listener();
  };

  createBrowserReceiver({ window: own }).subscribe((event) => take(event as InspectionMessage));
  own.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== own.location.origin || source !== page) return;
    if (isPageMessage(data)) take(data);
  });
  if (page !== null && page === own.opener) {
    own.setInterval(
      () => page.postMessage({ type: '@statelyai.connected' }, own.location.origin),
      CALL_AGAIN_MS,
    );
  }

  return {
    read: () => session,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    ask: (command) => page?.postMessage(command, own.location.origin),
  };
}

// The events of @statelyai/inspect, which its receiver takes, carry a version; ours do not.
const isPageMessage = (data: unknown): data is PageMessage =>
  typeof data === 'object' && data !== null && 'type' in data && !('_version' in data);
