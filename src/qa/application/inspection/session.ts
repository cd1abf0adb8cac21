import type { AnyEventObject } from 'xstate';
import { type ContextChange, contextChanges } from '../../domain/context-change.ts';
import type { ReplayView } from '../../domain/replay-view.ts';
import type { InspectedPage, InspectionMessage, PageMessage, RecordingView } from './messages.ts';

/** A running actor, as far as it was told. */
export interface InspectedActor {
  readonly sessionId: string;
  readonly name: string;
  readonly parentId?: string;
  /** The machine's configuration as JSON; a promise has none. */
  readonly definition?: string;
  readonly status: string;
  /** The error that ended it. */
  readonly error?: string;
  readonly value?: unknown;
  readonly context?: unknown;
  /** What the last event changed in the context. */
  readonly changes: readonly ContextChange[];
  /** The transitions that the last event took, by id. */
  readonly taken: readonly string[];
}

/** An event of the log. */
export interface LoggedEvent {
  /** Counts up from 1. */
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly sessionId: string;
  /** The name of the actor that took it. */
  readonly actor: string;
  /** Who sent it: an actor's name, or 'page'. */
  readonly origin: string;
  readonly event: AnyEventObject;
}

/** Everything that an inspector knows of a page. */
export interface InspectionSession {
  /** Absent until a page has connected. */
  readonly page?: InspectedPage;
  readonly actors: readonly InspectedActor[];
  readonly log: readonly LoggedEvent[];
  readonly replay?: ReplayView;
  readonly recording?: RecordingView;
  /** Why the page did not do what it was asked last. */
  readonly refusal?: string;
}

/** An inspector that was told nothing yet. */
export const EMPTY_SESSION: InspectionSession = { actors: [], log: [] };

// A page that is left open for a day must not fill the memory of a tester's machine.
const LOG_LIMIT = 2000;

/**
 * What an inspector knows after a message from the page. A page that connects anew starts anew.
 * @returns the same session where the message says nothing new
 */
export function follow(
  session: InspectionSession,
  message: InspectionMessage | PageMessage,
): InspectionSession {
  switch (message.type) {
    case 'page.connected':
      return { ...EMPTY_SESSION, page: message.page };
    case '@xstate.actor':
      return withActor(session, message);
    case '@xstate.event':
      return withEvent(session, message);
    case '@xstate.snapshot':
      return changeActor(session, message.sessionId, (actor) => ({
        ...actor,
        ...message.snapshot,
        changes: contextChanges(actor.context, message.snapshot.context),
      }));
    case 'transitions.taken':
      return changeActor(session, message.sessionId, (actor) => ({ ...actor, taken: message.transitions }));
    case 'actor.stopped':
      return changeActor(session, message.sessionId, (actor) => ({
        ...actor,
        status: 'error',
        error: message.reason,
      }));
    case 'event.refused':
    case 'replay.refused':
      return { ...session, refusal: message.reason };
    case 'replay.changed':
      return { ...withoutRefusal(session), replay: message.replay };
    case 'recording.saved':
      return { ...withoutRefusal(session), recording: message.recording };
    default:
      return session;
  }
}

/** The events that hold every word of a text in type, actor, origin or payload, newest first. */
export function filterLog(log: readonly LoggedEvent[], text: string): LoggedEvent[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const holdsAll = ({ actor, origin, event }: LoggedEvent) => {
    const all = `${actor} ${origin} ${JSON.stringify(event)}`.toLowerCase();
    return words.every((word) => all.includes(word));
  };
  return log.filter(holdsAll).reverse();
}

function withoutRefusal({ refusal: _, ...session }: InspectionSession): InspectionSession {
  return session;
}

function withActor(
  session: InspectionSession,
  message: Extract<InspectionMessage, { type: '@xstate.actor' }>,
): InspectionSession {
  const { sessionId, name, parentId, definition, snapshot } = message;
  const { status = 'active', value, context } = snapshot;
  const actor: InspectedActor = {
    sessionId,
    name,
    ...(parentId !== undefined && { parentId }),
    ...(definition !== undefined && { definition }),
    status,
    value,
    context,
    changes: [],
    taken: [],
  };
  const known = session.actors.some((one) => one.sessionId === sessionId);
  return known
    ? changeActor(session, sessionId, () => actor)
    : { ...session, actors: [...session.actors, actor] };
}

function withEvent(
  session: InspectionSession,
  { sessionId, sourceId, event, createdAt }: Extract<InspectionMessage, { type: '@xstate.event' }>,
): InspectionSession {
  const nameOf = (id: string) => session.actors.find((actor) => actor.sessionId === id)?.name ?? id;
  const entry: LoggedEvent = {
    id: (session.log.at(-1)?.id ?? 0) + 1,
    at: Number(createdAt),
    sessionId,
    actor: nameOf(sessionId),
    origin: sourceId === undefined ? 'page' : nameOf(sourceId),
    event,
  };
  return { ...session, log: [...session.log, entry].slice(-LOG_LIMIT) };
}

function changeActor(
  session: InspectionSession,
  sessionId: string,
  change: (actor: InspectedActor) => InspectedActor,
): InspectionSession {
  return {
    ...session,
    actors: session.actors.map((actor) => (actor.sessionId === sessionId ? change(actor) : actor)),
  };
}
