import type { LogEntry } from '../../domain/log-entry.ts';
import { holdsPage, type ReplayView } from '../../domain/replay-view.ts';
import { createLogIndex, type LogIndex } from './log-index.ts';
import type { ContextTold, InspectedPage, MadeFile, Notice, PageMessage, ReportNotes } from './messages.ts';

/** Everything that an inspector knows of a page. */
export interface InspectionSession {
  /** Absent until a page has connected. */
  readonly page?: InspectedPage;
  readonly log: LogIndex;
  /** How often the log has grown. */
  readonly revision: number;
  /** The past moment that the page shows; absent at present. */
  readonly moment?: number | undefined;
  /** The contexts that were told last, newest first, one of a machine and moment. */
  readonly contexts: readonly ContextTold[];
  readonly replay?: ReplayView | undefined;
  readonly notice?: Notice;
  readonly report?: ReportNotes;
  readonly file?: MadeFile;
  /** The last entry that a file or a link of this session holds. */
  readonly saved: number;
  /** The address that was made last to be handed on. */
  readonly link?: HandedLink;
  /** The page has gone; what is known of it stays. */
  readonly isGone: boolean;
  /** Counts up each time that a tester came from the page by key. */
  readonly focused: number;
}

/** An address to be handed on. */
export interface HandedLink {
  /** Counts up: the same address may be made again. */
  readonly id: number;
  readonly address: string;
}

// As many as a tester goes to and fro between.
const CONTEXTS_KEPT = 8;

/** An inspector that was told nothing yet. */
export const emptySession = (): InspectionSession => ({
  log: createLogIndex(),
  revision: 0,
  contexts: [],
  isGone: false,
  focused: 0,
  saved: 0,
});

/** What an inspector knows after a message from the page. A page that connects anew starts anew. */
export function follow(session: InspectionSession, message: PageMessage): InspectionSession {
  switch (message.type) {
    case 'page.connected':
      return { ...emptySession(), focused: session.focused, page: message.page };
    case 'log.grew':
      session.log.put(message.entries);
      return { ...withoutRefusal(session, message.entries), revision: session.log.revision() };
    case 'address.changed':
      return withPage(session, { address: message.address });
    case 'place.changed':
      return withPage(session, { place: message.place });
    case 'moment.shown':
      return { ...session, moment: message.moment };
    case 'context.told':
      return { ...session, contexts: withContext(session.contexts, message) };
    case 'page.noticed':
      return { ...session, notice: message.notice };
    case 'replay.changed':
      return { ...session, replay: message.replay };
    case 'report.opened':
      return { ...session, report: message.report };
    case 'file.made':
      return { ...session, file: message.file, saved: latestOf(session) };
    case 'link.made':
      return { ...withLink(session, message.address), saved: latestOf(session) };
    case 'focus.given':
      return { ...session, focused: session.focused + 1 };
    default:
      return session;
  }
}

// A refusal is about what was done last, and is over with the next thing that is done.
function withoutRefusal(session: InspectionSession, entries: readonly LogEntry[]): InspectionSession {
  const { notice, ...rest } = session;
  const isOver = notice?.tone === 'refused' && entries.some(({ effect }) => effect?.fate !== 'refused');
  return isOver ? rest : session;
}

/** What an inspector knows once an address was made to be handed on. */
export const withLink = (session: InspectionSession, address: string): InspectionSession => ({
  ...session,
  link: { id: (session.link?.id ?? 0) + 1, address },
});

/** The context of a machine at a moment; undefined until it was told, and once it was forgotten. */
export const contextAt = (
  { contexts }: InspectionSession,
  machine: string,
  moment: number,
): ContextTold | undefined => contexts.find((told) => told.machine === machine && told.moment === moment);

/** The context of a machine that was told last, at whatever moment. */
export const lastContextOf = ({ contexts }: InspectionSession, machine: string): ContextTold | undefined =>
  contexts.find((told) => told.machine === machine);

/** The last entry there is; 0 for none. */
export const latestOf = ({ log }: InspectionSession): number => log.entries.length;

/** Whether the tester did something in the page that no file holds yet. */
export function hasUnsaved({ log, saved, replay }: InspectionSession): boolean {
  if (holdsPage(replay)) return false;
  return log.entries.slice(saved).some(({ kind, from }) => kind === 'visitor' || from === 'inspector');
}

/** The moment that everything shows: the past one, or the latest entry. */
export const momentOf = (session: InspectionSession): number => session.moment ?? latestOf(session);

function withContext(contexts: readonly ContextTold[], told: ContextTold): readonly ContextTold[] {
  const others = contexts.filter(({ machine, moment }) => machine !== told.machine || moment !== told.moment);
  return [told, ...others].slice(0, CONTEXTS_KEPT);
}

function withPage(session: InspectionSession, change: Partial<InspectedPage>): InspectionSession {
  return session.page ? { ...session, page: { ...session.page, ...change } } : session;
}
