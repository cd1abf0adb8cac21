import type { KeptEntry, PageLog } from '../application/log/page-log.ts';
import { actInWords, type TellAct, targetInWords, type VisitorAct } from '../domain/visitor-act.ts';

/** An act that the page may be answering. */
interface Acting {
  readonly gesture: object;
  readonly act: VisitorAct | (() => VisitorAct);
}

/**
 * Logs what a visitor does: at once where it is certain, else when the page answers to it.
 * @returns `cause` gives the entry of the act that the page is answering, by id, until the present task has ended
 */
export function logActs(log: PageLog): { readonly act: TellAct; readonly cause: () => number | undefined } {
  let acting: Acting | undefined;
  let logged: { readonly gesture: object; readonly entry: KeptEntry } | undefined;
  /** Logs an act, in place of the last one where it is of the same gesture. */
  const enter = ({ gesture, act }: Acting): KeptEntry => {
    const payload = typeof act === 'function' ? act() : act;
    const told = { name: actInWords(payload), to: targetInWords(payload), payload };
    if (logged?.gesture === gesture) log.change(Object.assign(logged.entry, told));
    else logged = { gesture, entry: log.add({ kind: 'visitor', from: 'visitor', ...told }) };
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
