import { fromCallback } from 'xstate';
import { MACHINE_NAMES, MACHINES, type MachineName, type MachinePorts } from '../machines.ts';
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
}

/** Says what the visitor wishes, at first and whenever that has changed. */
export interface WishesChanged {
  readonly type: 'wishes.changed';
  readonly isMotionReduced: boolean;
  readonly isSavingData: boolean;
}

type Machines = { readonly [Name in MachineName]: ReturnType<(typeof MACHINES)[Name]['create']> };

/** The actors of the page: its machines over their ports, and the browser's address and wishes, which send and obey. */
export function homeActors(ports: HomePorts) {
  const machines = Object.fromEntries(
    MACHINE_NAMES.map((name) => [name, MACHINES[name].create(ports)]),
  ) as unknown as Machines;
  return {
    ...machines,
    dialogs: machines.dialogs.provide({ actors: machines }),
    address: addressActor(ports),
    wishes: wishesActor(ports),
  };
}

const addressActor = ({ address }: HomePorts) =>
  fromCallback<AddressCommand>(({ receive, sendBack }) => {
    const tell = () => sendBack({ type: 'address.arrived', at: address.current() } satisfies AddressArrived);
    receive((command) => {
      if (command.type === 'push') address.push(command.address, command.openedFrom);
      else if (command.type === 'replace') address.replace(command.address);
      else address.back();
    });
    const stop = address.subscribe(tell);
    tell();
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
