import { assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { addressableMoves, isAddressed, isPart, subjectsOf } from '../../domain/navigation/address.ts';
import {
  DIALOG_IDS,
  type DialogId,
  dialogOf,
  type MovedSubjects,
  type OpenDialogs,
  SUBJECT_PARAMETERS,
} from '../../domain/navigation/dialogs.ts';
import type { MachinePorts } from '../machine-ports.ts';
import { to } from '../messages.ts';
import type { Subjects } from '../shared/dialog-content.ts';
import { invoked } from '../shared/invoked.ts';
import { lateCode } from '../shared/late-code.ts';
import type { ShownName } from '../shown-machines.ts';
import { contentOf } from './dialog-contents.ts';
import type { DialogsEvent } from './dialogs-events.ts';
import { lateShown, type Shown } from './late-shown.ts';

/** What the open dialogs are about. */
export type DialogsContext = Subjects;

// A page provides the code of what its dialogs show; for the dialogs alone it never comes.
const ALONE = lateShown(
  lateCode<Shown>(() => new Promise(() => undefined)),
  {} as MachinePorts,
);

const dialogs = setup({
  types: { context: {} as DialogsContext, events: {} as DialogsEvent },
  actors: ALONE,
  actions: {
    follow: assign((_, open: OpenDialogs) =>
      Object.fromEntries(SUBJECT_PARAMETERS.map((parameter) => [parameter, subjectsOf(open)[parameter]])),
    ),
    move: assign((_, moved: MovedSubjects) => addressableMoves(moved)),
    reportOpened: enqueueActions(({ context, enqueue }, dialog: DialogId) => {
      const { shows, sendsTo, opened } = contentOf(dialog);
      const message = opened?.(context);
      if (sendsTo === undefined || message === undefined) return;
      // What it shows is not there before the entry has ended, but by its id.
      enqueue.sendTo(shows.some((name) => name === sendsTo) ? sendsTo : to(sendsTo), message);
    }),
    reportChanged: enqueueActions(({ context, enqueue }, { dialog, index }: Followed) => {
      const { sendsTo, follows = [] } = contentOf(dialog);
      const message = follows[index]?.message(context);
      if (sendsTo !== undefined && message !== undefined) enqueue.sendTo(sendsTo, message);
    }),
    reportClosed: enqueueActions(({ enqueue }, dialog: DialogId) => {
      const { sendsTo, closed } = contentOf(dialog);
      if (sendsTo !== undefined && closed !== undefined) enqueue.sendTo(sendsTo, closed);
    }),
  },
  guards: {
    isAddressable: ({ event }) =>
      event.type === 'subject.moved' && Object.keys(addressableMoves(event)).length > 0,
    isAbout: ({ event }, dialog: DialogId) => 'dialog' in event && event.dialog === dialog,
    isAddressed: ({ event }, dialog: DialogId) =>
      event.type === 'address.changed' && isAddressed(event.open, dialog),
    isNotAddressed: ({ event }, dialog: DialogId) =>
      event.type === 'address.changed' && !isAddressed(event.open, dialog),
    // While pages turn or keys are pressed, the address lags behind them: only what has changed in it counts.
    isNew: ({ context, event }, { dialog, index }: Followed) => {
      const subject = contentOf(dialog).follows?.[index]?.subject;
      return event.type === 'address.changed' && subject?.(subjectsOf(event.open)) !== subject?.(context);
    },
  },
});

/** Something that a dialog follows, by its index. */
interface Followed {
  readonly dialog: DialogId;
  readonly index: number;
}

type Shows = { [Name in ShownName]: ReturnType<typeof invoked<Name>> }[ShownName];

/** A dialog: closed, or open with what it shows, which ends with it. */
const dialogRegion = (dialog: DialogId) => {
  const { shows, opened, follows = [], closed } = contentOf(dialog);
  return {
    initial: 'closed',
    states: {
      closed: {
        on: {
          'address.changed': { guard: { type: 'isAddressed', params: dialog }, target: 'open' },
        },
      },
      open: {
        invoke: shows.map((name) => invoked(name) as Shows),
        ...(opened && { entry: { type: 'reportOpened', params: dialog } as const }),
        ...(closed && { exit: { type: 'reportClosed', params: dialog } as const }),
        on: {
          'dialog.closed': { guard: { type: 'isAbout', params: dialog }, target: 'closed' },
          'address.changed': [
            { guard: { type: 'isNotAddressed', params: dialog }, target: 'closed' },
            ...follows.map((_, index) => {
              const params: Followed = { dialog, index };
              return {
                guard: { type: 'isNew', params },
                actions: { type: 'reportChanged', params },
              } as const;
            }),
          ],
        },
      },
    },
  } as const;
};

const REGIONS = Object.fromEntries(DIALOG_IDS.map((id) => [id, dialogRegion(id)])) as {
  readonly [Id in DialogId]: ReturnType<typeof dialogRegion>;
};

/** All dialogs side by side, a region each (spec §2 Dialogs in general, §4 Dialogs). */
export const dialogsMachine = dialogs.createMachine({
  id: 'dialogs',
  type: 'parallel',
  context: {},
  states: {
    // A region of its own, so that it follows whichever dialog opens or closes.
    subject: {
      initial: 'unaddressed',
      states: {
        // Until the page's address has been read, a photo or a page has nothing to belong to.
        unaddressed: {
          on: {
            'address.changed': {
              target: 'following',
              actions: { type: 'follow', params: ({ event }) => event.open },
            },
          },
        },
        following: {
          on: {
            'address.changed': { actions: { type: 'follow', params: ({ event }) => event.open } },
            'subject.moved': {
              guard: 'isAddressable',
              actions: { type: 'move', params: ({ event }) => event },
            },
          },
        },
      },
    },
    ...REGIONS,
  },
});

/**
 * Gives the open dialogs as the parameters of an address (contract "Addresses").
 * @param snapshot a snapshot of the dialogs machine
 */
export function openDialogs({
  value,
  context,
}: Pick<SnapshotFrom<typeof dialogsMachine>, 'value' | 'context'>): OpenDialogs {
  const subjects: Readonly<Record<string, unknown>> = context;
  const open: Record<string, unknown> = {};
  for (const id of DIALOG_IDS) {
    const { parameter, word, subject, detail } = dialogOf(id);
    if (value[id] !== 'open') continue;
    const addressed = subjects[parameter];
    open[parameter] = subject !== undefined || isPart(id, addressed) ? addressed : (word ?? true);
    if (detail !== undefined && subjects[detail] !== undefined) open[detail] = subjects[detail];
  }
  return open as OpenDialogs;
}
