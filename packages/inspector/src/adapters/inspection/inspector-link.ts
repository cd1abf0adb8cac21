import {
  HELLO,
  type InspectedPage,
  type InspectorCommand,
  type PageMessage,
} from '../../application/inspection/messages.ts';
import type { LoggedEntry, PageLog } from '../../application/log/page-log.ts';
import { toLogEntry } from '../../application/log/to-log-entry.ts';
import type { ProblemsOf } from '../../application/shared/knowledge.ts';

/** Sends what happens in a page to its inspector, and its requests to the page. */
export interface InspectorLink {
  /** Sends a message. Of the types in RESENT the latest is sent again to an inspector that connects later. */
  readonly send: (message: PageMessage) => void;
  /** Hears no inspector any more. */
  readonly end: () => void;
}

export interface LinkOptions {
  /** The page's window; the inspector is a frame of the same origin that writes to it. */
  readonly window: Window;
  /** What an inspector receives first. */
  readonly page: () => InspectedPage;
  readonly log: PageLog;
  readonly problemsOf: ProblemsOf;
  /** Called with what an inspector asks of the page. */
  readonly onCommand: (command: InspectorCommand) => void;
  /** Called when an inspector connects. */
  readonly onConnected?: () => void;
}

// Sent again to an inspector that connects later; other messages only answer a request.
const RESENT = new Set<PageMessage['type']>([
  'moment.shown',
  'replay.changed',
  'page.noticed',
  'report.opened',
  'recording.stored',
]);
// Entries that come close together are sent as one message.
const GATHER_MS = 100;
// So many entries of a long log are sent at once.
const BATCH = 1000;

/**
 * Lets an inspector connect at any time, and again where its frame was loaded anew. It receives everything that has happened since the
 * page was opened.
 */
export function createInspectorLink(options: LinkOptions): InspectorLink {
  const { window, page, log, problemsOf, onCommand, onConnected } = options;
  let inspector: MessageEventSource | undefined;
  const resent = new Map<string, PageMessage>();
  const post = (message: PageMessage) =>
    inspector?.postMessage(message, { targetOrigin: window.location.origin });
  const grown = (entries: readonly LoggedEntry[]): PageMessage => ({
    type: 'log.grew',
    entries: entries.map((entry) => toLogEntry(entry, problemsOf)),
  });
  const changed = new Set<LoggedEntry>();
  log.subscribe((entry) => {
    // An inspector that connects later receives the whole log.
    if (inspector === undefined) return;
    if (changed.size === 0) window.setTimeout(sendChanged, GATHER_MS);
    changed.add(entry);
  });
  const sendChanged = () => {
    if (changed.size === 0) return;
    post(grown([...changed].sort((one, other) => one.id - other.id)));
    changed.clear();
  };
  const welcome = (source: MessageEventSource) => {
    inspector = source;
    post({ type: 'page.connected', page: page() });
    for (let from = 0; from < log.entries.length; from += BATCH)
      post(grown(log.entries.slice(from, from + BATCH)));
    for (const message of resent.values()) post(message);
    onConnected?.();
  };

  const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source === null || !isTyped(data)) return;
    if (data.type === HELLO) welcome(source);
    else if (source === inspector) obey(data as InspectorCommand);
  };
  const obey = (command: InspectorCommand) => {
    try {
      onCommand(command);
    } finally {
      post({ type: 'command.heard', of: command.type });
    }
  };
  window.addEventListener('message', hear);

  return {
    send: (message) => {
      // No message may speak of entries that an inspector does not have yet.
      sendChanged();
      if (RESENT.has(message.type)) resent.set(message.type, message);
      post(message);
    },
    end: () => window.removeEventListener('message', hear),
  };
}

const isTyped = (data: unknown): data is { type: string } =>
  typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string';
