import { createInspector, type StatelyActorEvent, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { InspectorCommand, PageMessage } from '../../application/inspection/messages.ts';
import { type InspectedMachine, sendEvent } from '../../application/inspection/send-event.ts';
import { transitionId } from '../../application/inspection/transition-id.ts';

/** Carries what the actors of a page do to the inspectors that look at it, and what they ask back to the page. */
export interface InspectorLink {
  /** Tells the inspectors of a machine and of all that it does from now on; `name` is the page's own for it. */
  readonly follow: (name: string, actor: InspectedMachine) => void;
  /** Tells the inspectors something of the page; the last of each kind is told again to one that connects later. */
  readonly tell: (message: PageMessage) => void;
}

/** What a link needs. */
export interface LinkOptions {
  /** The page's window; inspectors are windows of the same origin that write to it. */
  readonly window: Window;
  /** What an inspector is told first. */
  readonly page: Extract<PageMessage, { type: 'page.connected' }>;
  /** Takes what an inspector asks of the page, other than sending an event. */
  readonly onCommand: (command: InspectorCommand) => void;
}

// What a receiver of @statelyai/inspect writes to its page when it starts.
const CONNECTED = '@statelyai.connected';
const EVENTS_KEPT = 500;
// Who sent what a tester sent.
const BY_HAND = 'inspector';

/**
 * Opens the page to inspectors, however many, in a frame of the page or in windows of their own, whenever they come. One
 * that connects is told of every actor as it stands, and of the last events.
 */
export function createInspectorLink({ window, page, onCommand }: LinkOptions): InspectorLink {
  const inspectors = new Set<MessageEventSource>();
  const actors = new Map<string, InspectedMachine>();
  const events: StatelyInspectionEvent[] = [];
  const told = new Map<string, PageMessage>();
  const byHand = new WeakSet<object>();

  const post = (message: StatelyInspectionEvent | PageMessage) => {
    const plain = plainJson(message);
    for (const inspector of inspectors)
      inspector.postMessage(plain, { targetOrigin: window.location.origin });
  };
  const keep = (event: StatelyInspectionEvent) => {
    if (events.push(event) > EVENTS_KEPT) events.shift();
    post(event);
  };
  const adapter = {
    send: (event: StatelyInspectionEvent) => {
      if (event.type === '@xstate.actor') post(asThePageHasIt(event));
      else if (event.type === '@xstate.event')
        keep(byHand.has(event.event) ? { ...event, sourceId: BY_HAND } : event);
      else post(event);
    },
  };
  const inspector = createInspector(adapter);
  // The name by which paths call it, and its whole definition: the library sorts its keys and cuts it at ten levels.
  const asThePageHasIt = (event: StatelyActorEvent) => {
    const found = [...actors].find(([, one]) => one.sessionId === event.sessionId);
    return found ? { ...event, name: found[0], definition: definitionOf(found[1]) } : event;
  };
  // Told again to an inspector that connects later.
  const tellLast = (what: string, message: PageMessage) => {
    told.set(what, message);
    post(message);
  };
  const welcome = (source: MessageEventSource) => {
    if (inspectors.has(source)) return;
    inspectors.add(source);
    post(page);
    for (const actor of actors.values()) inspector.actor(actor, actor.getSnapshot());
    for (const message of [...events, ...told.values()]) post(message);
  };

  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source === null || !isTyped(data)) return;
    if (data.type === CONNECTED) welcome(source);
    else if (inspectors.has(source)) obey(data as InspectorCommand);
  });

  const obey = (command: InspectorCommand) => {
    if (command.type !== 'event.send') return onCommand(command);
    const { sessionId, event } = command;
    const [name, actor] = [...actors].find(([, one]) => one.sessionId === sessionId) ?? [];
    byHand.add(event);
    const reason = name && actor ? sendEvent(name, actor, event) : 'that actor has ended';
    if (reason !== undefined) post({ type: 'event.refused', sessionId, reason });
  };

  return {
    follow: (name, actor) => {
      actors.set(name, actor);
      inspector.actor(actor, actor.getSnapshot());
      actor.subscribe({
        error: (error) =>
          tellLast(`${name} stopped`, {
            type: 'actor.stopped',
            sessionId: actor.sessionId,
            reason: String(error),
          }),
      });
      actor.system.inspect(inspector.inspect);
      actor.system.inspect((event) => {
        if (event.type !== '@xstate.microstep' || event.actorRef !== actor) return;
        const transitions = event._transitions.map(transitionId);
        tellLast(name, { type: 'transitions.taken', sessionId: actor.sessionId, transitions });
      });
    },
    tell: (message) => tellLast(message.type, message),
  };
}

function definitionOf({ logic }: InspectedMachine): string {
  return JSON.stringify(logic.config, (_, value: unknown) =>
    typeof value === 'function' ? { type: value.name } : value,
  );
}

const isTyped = (data: unknown): data is { type: string } =>
  typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string';

// What travels is plain JSON; an error becomes what a tester reads of it.
function plainJson(message: unknown): unknown {
  return JSON.parse(
    JSON.stringify(message, (_, value: unknown) =>
      value instanceof Error ? { name: value.name, message: value.message } : value,
    ),
  );
}
