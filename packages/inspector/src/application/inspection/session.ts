import type { LogEntry } from '../../domain/log-entry.ts';
import type { ReplayView } from '../../domain/replay-view.ts';
import { createLogIndex, type LogIndex } from './log-index.ts';
import type { ContextSent, InspectedPage, MadeFile, Notice, PageMessage, ReportNotes } from './messages.ts';

export interface InspectionSession {
  /** The page; absent until it has connected. */
  readonly page?: InspectedPage;
  readonly log: LogIndex;
  /** How often the log has grown. */
  readonly revision: number;
  /** The past moment that was asked for last, else the one that the page shows; absent at present. */
  readonly moment?: number | undefined;
  /** The contexts received last, newest first, one for each machine and moment. */
  readonly contexts: readonly ContextSent[];
  readonly replay?: ReplayView | undefined;
  readonly notice?: Notice;
  readonly report?: ReportNotes;
  readonly file?: MadeFile;
  /** How many entries were recorded before the page was loaded anew; absent where none are offered. */
  readonly stored?: number | undefined;
  /** The address that was made last to be shared; its id grows, since the same one may be made again. */
  readonly link?: { readonly id: number; readonly address: string };
  /** Grows each time a tester moves from the page into the inspector by key. */
  readonly focused: number;
}

// Enough for a tester who goes to and fro between moments.
const CONTEXTS_KEPT = 8;

/** The session before any message has come. */
export const emptySession = (): InspectionSession => ({
  log: createLogIndex(),
  revision: 0,
  contexts: [],
  focused: 0,
});

/** The session after a message from the page. A page that connects again starts a new session. */
export function follow(session: InspectionSession, message: PageMessage): InspectionSession {
  switch (message.type) {
    case 'page.connected':
      return { ...emptySession(), focused: session.focused, page: message.page };
    case 'log.grew':
      session.log.add(message.entries);
      return { ...withoutRefusal(session, message.entries), revision: session.log.revision() };
    case 'page.grew':
    case 'address.changed': {
      const { type: _, ...change } = message;
      return session.page ? { ...session, page: { ...session.page, ...change } } : session;
    }
    case 'moment.shown':
      return atMoment(session, message.moment);
    case 'context.sent':
      return { ...session, contexts: withContext(session.contexts, message) };
    case 'page.noticed':
      return { ...session, notice: message.notice };
    case 'replay.changed':
      return { ...session, replay: message.replay };
    case 'report.opened':
      return { ...session, report: message.report };
    case 'file.made':
      return { ...session, file: message.file };
    case 'link.made':
      return { ...session, link: { id: (session.link?.id ?? 0) + 1, address: message.address } };
    case 'recording.stored':
      return { ...session, stored: message.count };
    case 'focus.given':
      return { ...session, focused: session.focused + 1 };
    default:
      return session;
  }
}

/** The session at a moment within its log; undefined for the present. */
export function atMoment(session: InspectionSession, moment: number | undefined): InspectionSession {
  return moment === session.moment ? session : { ...session, moment };
}

// A refusal concerns the last action of the tester, and disappears with the next one.
function withoutRefusal(session: InspectionSession, entries: readonly LogEntry[]): InspectionSession {
  const { notice, ...rest } = session;
  const isOver = notice?.tone === 'refused' && entries.some(({ effect }) => effect?.fate !== 'refused');
  return isOver ? rest : session;
}

/** The context of a machine at a moment; undefined before it was received, and after it was dropped for newer ones. */
export const contextAt = (
  { contexts }: InspectionSession,
  machine: string,
  moment: number,
): ContextSent | undefined => contexts.find((one) => one.machine === machine && one.moment === moment);

/** The context of a machine that was received last, of whichever moment. */
export const lastContextOf = ({ contexts }: InspectionSession, machine: string): ContextSent | undefined =>
  contexts.find((one) => one.machine === machine);

/** The last entry there is; 0 for none. */
export const latestOf = ({ log }: InspectionSession): number => log.entries.length;

/** The moment that everything shows: the past one, or the latest entry. */
export const momentOf = (session: InspectionSession): number => session.moment ?? latestOf(session);

function withContext(contexts: readonly ContextSent[], latest: ContextSent): readonly ContextSent[] {
  const others = contexts.filter(
    ({ machine, moment }) => machine !== latest.machine || moment !== latest.moment,
  );
  return [latest, ...others].slice(0, CONTEXTS_KEPT);
}
