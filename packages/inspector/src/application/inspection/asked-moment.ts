import type { InspectorCommand, PageMessage } from './messages.ts';
import { atMoment, follow, type InspectionSession, latestOf } from './session.ts';

/** Keeps a session at the moment that was asked for last, until the page has answered that. */
export interface AskedMoment {
  /** The session once something was asked: a moment counts at once, so that the next step is counted from it. */
  readonly ask: (session: InspectionSession, command: InspectorCommand) => InspectionSession;
  /** The session after a message; an answer to an older request does not move it. */
  readonly follow: (session: InspectionSession, message: PageMessage) => InspectionSession;
}

/** Starts with nothing asked for. */
export function createAskedMoment(): AskedMoment {
  // The page answers in order, so that how many answers are due says which one is the last.
  let due = 0;
  let shown: number | undefined;
  return {
    ask: (session, command) => {
      if (!movesMoment(command.type)) return session;
      due += 1;
      const asked = command.type === 'moment.show' ? command.moment : undefined;
      return atMoment(session, asked === undefined ? undefined : within(asked, latestOf(session)));
    },
    follow: (session, message) => {
      switch (message.type) {
        case 'page.connected':
          due = 0;
          shown = undefined;
          return follow(session, message);
        case 'moment.shown':
          shown = message.moment;
          return due > 0 ? session : follow(session, message);
        case 'command.heard':
          if (due === 0 || !movesMoment(message.of)) return session;
          due -= 1;
          return due > 0 ? session : atMoment(session, shown);
        default:
          return follow(session, message);
      }
    },
  };
}

const movesMoment = (type: InspectorCommand['type']): boolean =>
  type === 'moment.show' || type === 'replay.goOn';

/** As the page reads a moment: the latest is the present. */
const within = (moment: number, latest: number): number | undefined =>
  moment >= latest ? undefined : Math.max(1, moment);
