import type { LoggedEntry, PageLog } from '../application/log/page-log.ts';
import { actInWords, type OnAct, targetInWords, type VisitorAct } from '../domain/visitor-act.ts';

/** An act that the page may be answering. */
interface Acting {
  readonly gesture: object;
  readonly act: VisitorAct | (() => VisitorAct);
}

/**
 * Logs what a visitor does: at once where it is certain, else when the page answers to it.
 * @returns `cause` gives the entry of the act that the page is answering, by id, until the present task has ended
 */
export function logActs(log: PageLog): { readonly act: OnAct; readonly cause: () => number | undefined } {
  let acting: Acting | undefined;
  let logged: { readonly gesture: object; readonly entry: LoggedEntry } | undefined;
  /** Logs an act, in place of the last one where it is of the same gesture. */
  const enter = ({ gesture, act }: Acting): LoggedEntry => {
    const payload = typeof act === 'function' ? act() : act;
    const described = { name: actInWords(payload), to: targetInWords(payload), payload };
    if (logged?.gesture === gesture) log.change(Object.assign(logged.entry, described));
    else logged = { gesture, entry: log.add({ kind: 'visitor', from: 'visitor', ...described }) };
    return logged.entry;
  };
  return {
    cause: () => acting && (logged?.gesture === acting.gesture ? logged.entry : enter(acting)).id,
    act: (act, gesture, isCertain = true) => {
      const present = { gesture, act };
      acting = present;
      if (isCertain || logged?.gesture === gesture) enter(present);
      setTimeout(() => {
        if (acting === present) acting = undefined;
      });
    },
  };
}
