import type { SnapshotFrom } from 'xstate';
import type { ContentSnapshot } from '../machine-ports.ts';
import {
  type BakedOf,
  type MachineName,
  type MachinesByName,
  machineOf,
  type PageMachineName,
} from '../machines.ts';
import { invoked } from '../shared/invoked.ts';

/** The machines whose every change the page is notified of. */
const FOLLOWED = ['dialogs', 'productList', 'news', 'gallery', 'legalProducts', 'profile', 'parcel'] as const;

/** A machine whose every change the page is notified of. */
export type Followed = (typeof FOLLOWED)[number];

/** A snapshot of a machine of the page. */
export type SnapshotOf<Name extends MachineName> = SnapshotFrom<MachinesByName[Name]>;

/** The event by which the page is notified of a change. */
export type Changed<Name extends Followed = Followed> = {
  [N in Name]: { readonly type: `xstate.snapshot.${N}`; readonly snapshot: SnapshotOf<N> };
}[Name];

interface Begun {
  readonly context: { readonly baked: ContentSnapshot };
}
type Invocation = {
  [Name in PageMachineName]: ReturnType<typeof invoked<Name>> & {
    readonly input: (begun: Begun) => { readonly baked: BakedOf<Name> };
  };
}[PageMachineName];

/**
 * Gives the invocation of a machine that runs as long as the page: with the baked items that it starts with, and with `onSnapshot` where
 * the page follows its changes.
 */
export function invocationOf(name: PageMachineName): Invocation {
  const { baked } = machineOf(name);
  return {
    ...invoked(name),
    ...(FOLLOWED.includes(name as Followed) && { onSnapshot: {} }),
    ...(baked && { input: ({ context }: Begun) => ({ baked: context.baked[baked] }) }),
  } as Invocation;
}
