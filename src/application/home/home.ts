import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type Snapshot,
} from 'xstate';
import { type ContentSnapshot, MACHINE_NAMES, type MachineName, type Site } from '../machines.ts';
import type { Timers } from '../ports/timers.ts';
import type { SHOWN_MACHINES } from '../shown-machines.ts';
import type { HomePorts } from './home-actors.ts';
import { createHomeMachine } from './home-machine.ts';

/** The page /home: the one actor that is started, and stopped. */
export type Home = ActorRefFrom<ReturnType<typeof createHomeMachine>>;

/** What a page begins with. */
export interface HomeStart {
  /** The feed content that the build knew. */
  readonly baked: ContentSnapshot;
  /** A page that was persisted, to go on from there. */
  readonly snapshot?: Snapshot<unknown> | undefined;
  /** How what the dialogs show is made, where its code is there from the start. */
  readonly shown?: typeof SHOWN_MACHINES | undefined;
}

/** A page, and how what its dialogs show is brought. */
export interface MadeHome {
  readonly home: Home;
  /** Puts what the dialogs show into the page, and into those that are open already. Calling it again does nothing. */
  readonly bring: (shown: typeof SHOWN_MACHINES) => void;
}

/**
 * Makes the page over its ports. It has not started, so that it shows the same on the server and at hydration.
 * @param ports the ports that its machines use, and the timers of their delays
 */
export function createHome(
  ports: HomePorts & { readonly timers: Timers },
  { baked, snapshot, shown }: HomeStart,
): MadeHome {
  const machine = createHomeMachine(ports);
  const { dialogs } = machine.implementations.actors as { readonly dialogs: AnyStateMachine };
  let isBrought = false;
  const put = (makers: typeof SHOWN_MACHINES) => {
    isBrought = true;
    const made = Object.entries(makers).map(([name, make]) => [name, make(ports)]);
    Object.assign(dialogs.implementations.actors, Object.fromEntries(made));
  };
  if (shown) put(shown);
  const home = createActor(machine, {
    clock: ports.timers,
    input: { baked },
    ...(snapshot && { snapshot }),
  });
  return {
    home,
    bring: (makers) => {
      if (isBrought) return;
      put(makers);
      siteOf(() => home).dialogs.send({ type: 'machines.arrived' });
    },
  };
}

/**
 * Gives the machines of a page by name, as they are when they are asked for. One that a dialog shows lives while that is
 * open; afterwards the last one still shows how it ended.
 * @param home gives the page
 */
export function siteOf(home: () => Home): Site {
  const last = new Map<MachineName, AnyActorRef>();
  const find = (name: MachineName) => {
    const living: AnyActorRef | undefined = home().system.get(name);
    // Where its code has not come yet, nothing stands in for it.
    if (living && 'machine' in living.getSnapshot()) last.set(name, living);
    return last.get(name);
  };
  return siteWith(find);
}

/** Gives machines by name, each asked for anew whenever it is read. */
export function siteWith(find: (name: MachineName) => AnyActorRef | undefined): Site {
  const fields = MACHINE_NAMES.map((name) => [name, { enumerable: true, get: () => find(name) }] as const);
  return Object.defineProperties({}, Object.fromEntries(fields)) as Site;
}
