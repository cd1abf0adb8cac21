import { fromCallback } from 'xstate';
import { lateShown, type Shown } from '../dialogs/late-shown.ts';
import type { MachinePorts } from '../machine-ports.ts';
import { type MachinesByName, machineOf, PAGE_MACHINE_NAMES, type PageMachineName } from '../machines.ts';
import type { DataSaver } from '../ports/data-saver.ts';
import type { Motion } from '../ports/motion.ts';
import type { CurrentAddress, HomeAddress } from '../ports/page-address.ts';
import type { LateCode } from '../shared/late-code.ts';
import type { AddressCommand } from './home-address.ts';

/** Every port of the page's machines, its address, and what the visitor's browser wishes. */
export type HomePorts = MachinePorts & {
  readonly address: HomeAddress;
  readonly dataSaver: DataSaver;
  readonly motion: Motion;
};

/** Reports the page's address, at first and whenever it has changed. */
export interface AddressArrived {
  readonly type: 'address.arrived';
  readonly at: CurrentAddress;
  /** Whether the page has just started. */
  readonly isFirst?: true;
}

/** Reports the visitor's wishes, at first and whenever they have changed. */
export interface WishesChanged {
  readonly type: 'wishes.changed';
  readonly isMotionReduced: boolean;
  readonly isSavingData: boolean;
}

/** What else the page does with its address: it corrects what names nothing before a machine follows it, and goes to another page. */
export interface AddressOrder {
  readonly type: 'correct' | 'leave';
  readonly address: string;
}

/**
 * The actors of the page: its machines over their ports, and the browser's address and wishes.
 * @param shown the code of what its dialogs show
 */
export function homeActors(ports: HomePorts, shown: LateCode<Shown>) {
  const made = PAGE_MACHINE_NAMES.map((name) => [name, machineOf(name).make?.(ports)]);
  const machines = Object.fromEntries(made) as Pick<MachinesByName, PageMachineName>;
  return {
    ...machines,
    dialogs: machines.dialogs.provide({ actors: lateShown(shown, ports) }),
    address: addressActor(ports),
    wishes: wishesActor(ports),
  };
}

const addressActor = ({ address }: HomePorts) =>
  fromCallback<AddressCommand | AddressOrder>(({ receive, sendBack }) => {
    const arrived = (): AddressArrived => ({ type: 'address.arrived', at: address.current() });
    const send = () => sendBack(arrived());
    let isOwn = false;
    let timesBack = 0;
    receive((command) => {
      isOwn = command.type !== 'correct';
      if (command.type === 'push') address.push(command.address, command.openedFrom);
      else if (command.type === 'back') {
        timesBack += 1;
        address.back();
      } else if (command.type === 'leave') address.leave(command.address);
      else address.replace(command.address);
      isOwn = false;
    });
    // Report our own address changes a microtask later: the guide clamps a page past its last and would loop on the echo. While the page
    // goes back, the address that it leaves is not reported.
    const sendLater = () => {
      const before = timesBack;
      queueMicrotask(() => void (timesBack === before && send()));
    };
    const stop = address.subscribe(() => (isOwn ? sendLater() : send()));
    sendBack({ ...arrived(), isFirst: true });
    return stop;
  });

const wishesActor = ({ motion, dataSaver }: HomePorts) =>
  fromCallback(({ sendBack }) => {
    const send = () =>
      sendBack({
        type: 'wishes.changed',
        isMotionReduced: motion.isReduced(),
        isSavingData: dataSaver.isSaving(),
      } satisfies WishesChanged);
    send();
    return motion.subscribe(send);
  });
