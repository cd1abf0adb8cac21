import { fromCallback } from 'xstate';
import {
  type MachinePorts,
  type MachinesByName,
  machineOf,
  PAGE_MACHINE_NAMES,
  type PageMachineName,
} from '../machines.ts';
import type { DataSaver } from '../ports/data-saver.ts';
import type { Motion } from '../ports/motion.ts';
import type { CurrentAddress, PageAddress } from '../ports/page-address.ts';
import type { AddressCommand } from './home-address.ts';

/** Every port of the page's machines, its address, and what the visitor's browser wishes. */
export type HomePorts = MachinePorts & {
  readonly address: PageAddress;
  readonly dataSaver: DataSaver;
  readonly motion: Motion;
};

/** Says where the page's address is, at first and whenever it has changed. */
export interface AddressArrived {
  readonly type: 'address.arrived';
  readonly at: CurrentAddress;
  /** Whether the page has just started. */
  readonly isFirst?: true;
}

/** Says what the visitor wishes, at first and whenever that has changed. */
export interface WishesChanged {
  readonly type: 'wishes.changed';
  readonly isMotionReduced: boolean;
  readonly isSavingData: boolean;
}

/** Corrects an address that names what does not exist, before anybody follows it. */
export interface Correction {
  readonly type: 'correct';
  readonly address: string;
}

/** The actors of the page: its machines over their ports, and the browser's address and wishes, which send and obey. */
export function homeActors(ports: HomePorts) {
  const made = PAGE_MACHINE_NAMES.map((name) => [name, machineOf(name).make?.(ports)]);
  const machines = Object.fromEntries(made) as Pick<MachinesByName, PageMachineName>;
  // A copy of its own: what its dialogs show is put into it.
  return {
    ...machines,
    dialogs: machines.dialogs.provide({}),
    address: addressActor(ports),
    wishes: wishesActor(ports),
  };
}

const addressActor = ({ address }: HomePorts) =>
  fromCallback<AddressCommand | Correction>(({ receive, sendBack }) => {
    const arrived = (): AddressArrived => ({ type: 'address.arrived', at: address.current() });
    const tell = () => sendBack(arrived());
    let isOwn = false;
    receive((command) => {
      isOwn = command.type !== 'correct';
      if (command.type === 'push') address.push(command.address, command.openedFrom);
      else if (command.type === 'back') address.back();
      else address.replace(command.address);
      isOwn = false;
    });
    // What the page has written itself is told once the parts that it was written for have come to rest: a guide that puts
    // a page past its last right would otherwise hear of that page again, and put it right again, without end.
    const stop = address.subscribe(() => (isOwn ? queueMicrotask(tell) : tell()));
    sendBack({ ...arrived(), isFirst: true });
    return stop;
  });

const wishesActor = ({ motion, dataSaver }: HomePorts) =>
  fromCallback(({ sendBack }) => {
    const tell = () =>
      sendBack({
        type: 'wishes.changed',
        isMotionReduced: motion.isReduced(),
        isSavingData: dataSaver.isSaving(),
      } satisfies WishesChanged);
    tell();
    return motion.subscribe(tell);
  });
