import {
  GOODBYE,
  HELLO,
  type InspectedPage,
  type InspectorCommand,
  type PageMessage,
} from '../../application/inspection/messages.ts';
import type { KeptEntry, PageLog } from '../../application/log/page-log.ts';
import { tellEntry } from '../../application/log/tell-entry.ts';
import type { ProblemsOf } from '../../application/shared/knowledge.ts';

/** Sends what happens in a page to its inspectors, and their requests to the page. */
export interface InspectorLink {
  /** Sends a message to all inspectors. Of the types in KEPT the latest is sent again to an inspector that connects later. */
  readonly tell: (message: PageMessage) => void;
  readonly count: () => number;
  /** Hears no inspector any more. */
  readonly end: () => void;
}

export interface LinkOptions {
  /** The page's window; inspectors are windows of the same origin that write to it. */
  readonly window: Window;
  /** What an inspector receives first. */
  readonly page: () => InspectedPage;
  readonly log: PageLog;
  readonly problemsOf: ProblemsOf;
  /** Called with what an inspector asks of the page. */
  readonly onCommand: (command: InspectorCommand) => void;
  /** Called when the first inspector connects, and when the last one leaves. */
  readonly onPresence?: (isThere: boolean) => void;
}

// Sent again to an inspector that connects later; other messages only answer a request.
const KEPT = new Set<PageMessage['type']>([
  'moment.shown',
  'replay.changed',
  'page.noticed',
  'report.opened',
  'recording.kept',
]);
// Entries that come close together are sent as one message.
const GATHER_MS = 100;
// A window that the browser ends at once says no goodbye, or one that comes from nobody; no event tells of that.
const LOOK_MS = 1000;
// So many entries of a long log are sent at once.
const BATCH = 1000;

/**
 * Lets any number of inspectors connect at any time, from a frame of the page or from windows of their own. Each receives
 * everything that has happened since the page was opened.
 */
export function createInspectorLink(options: LinkOptions): InspectorLink {
  const { window, page, log, problemsOf, onCommand, onPresence } = options;
  const inspectors = new Set<MessageEventSource>();
  const kept = new Map<string, PageMessage>();
  const send = (inspector: MessageEventSource, message: PageMessage) =>
    inspector.postMessage(message, { targetOrigin: window.location.origin });
  const post = (message: PageMessage) => {
    for (const inspector of inspectors) send(inspector, message);
  };
  const grown = (entries: readonly KeptEntry[]): PageMessage => ({
    type: 'log.grew',
    entries: entries.map((entry) => tellEntry(entry, problemsOf)),
  });
  const changed = new Set<KeptEntry>();
  log.subscribe((entry) => {
    // An inspector that connects later receives the whole log.
    if (inspectors.size === 0) return;
    if (changed.size === 0) window.setTimeout(tellChanged, GATHER_MS);
    changed.add(entry);
  });
  const tellChanged = () => {
    if (changed.size === 0) return;
    post(grown([...changed].sort((one, other) => one.id - other.id)));
    changed.clear();
  };
  const welcome = (source: MessageEventSource) => {
    if (inspectors.has(source)) return;
    inspectors.add(source);
    send(source, { type: 'page.connected', page: page() });
    for (let from = 0; from < log.entries.length; from += BATCH)
      send(source, grown(log.entries.slice(from, from + BATCH)));
    for (const message of kept.values()) send(source, message);
    if (inspectors.size === 1) onPresence?.(true);
  };
  const part = (source: MessageEventSource) => {
    if (inspectors.delete(source) && inspectors.size === 0) onPresence?.(false);
  };

  const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source === null || !isTyped(data)) return;
    if (data.type === HELLO) welcome(source);
    else if (data.type === GOODBYE) part(source);
    else if (inspectors.has(source)) obey(source, data as InspectorCommand);
  };
  const obey = (source: MessageEventSource, command: InspectorCommand) => {
    try {
      onCommand(command);
    } finally {
      if (inspectors.has(source)) send(source, { type: 'command.heard', of: command.type });
    }
  };
  window.addEventListener('message', hear);
  const looking = window.setInterval(() => {
    for (const source of inspectors) if ('closed' in source && source.closed) part(source);
  }, LOOK_MS);

  return {
    tell: (message) => {
      // No message may speak of entries that an inspector does not have yet.
      tellChanged();
      if (KEPT.has(message.type)) kept.set(message.type, message);
      post(message);
    },
    count: () => inspectors.size,
    end: () => {
      window.removeEventListener('message', hear);
      window.clearInterval(looking);
    },
  };
}

const isTyped = (data: unknown): data is { type: string } =>
  typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string';
