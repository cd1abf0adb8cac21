import { type ActorRefFrom, type AnyActorRef, createActor, type Snapshot } from 'xstate';
import type { Shown } from '../dialogs/late-shown.ts';
import type { ContentSnapshot } from '../machine-ports.ts';
import { MACHINE_NAMES, type MachineName, type Site } from '../machines.ts';
import { PAGE } from '../messages.ts';
import type { Timers } from '../ports/timers.ts';
import type { LateCode } from '../shared/late-code.ts';
import type { HomePorts } from './home-actors.ts';
import { createHomeMachine } from './home-machine.ts';

/** The page /home: the one actor that is started, and stopped. */
export type Home = ActorRefFrom<ReturnType<typeof createHomeMachine>>;

/** What a page starts from. */
export interface HomeStart {
  /** The feed content that the build knew. */
  readonly baked: ContentSnapshot;
  /** A page that was persisted, to go on from there. */
  readonly snapshot?: Snapshot<unknown> | undefined;
  /** The code of what its dialogs show. */
  readonly shown: LateCode<Shown>;
}

/**
 * Makes the page over its ports. It has not started, so that it shows the same on the server and at hydration.
 * @param ports the ports that its machines use, and the timers of their delays
 */
export function createHome(
  ports: HomePorts & { readonly timers: Timers },
  { baked, snapshot, shown }: HomeStart,
): Home {
  return createActor(createHomeMachine(ports, shown), {
    clock: ports.timers,
    systemId: PAGE,
    input: { baked },
    ...(snapshot && { snapshot }),
  });
}

/**
 * Gives the machines of a page by name, as they are when they are asked for.
 * @param home gives the page
 */
export function siteOf(home: () => Home): Site {
  return siteWith((name) => {
    const running: AnyActorRef | undefined = home().system.get(name);
    // An actor whose code is not loaded yet counts as absent.
    return running && 'machine' in running.getSnapshot() ? running : undefined;
  });
}

/** Gives machines by name, each asked for anew whenever it is read. */
export function siteWith(find: (name: MachineName) => AnyActorRef | undefined): Site {
  const fields = MACHINE_NAMES.map((name) => [name, { enumerable: true, get: () => find(name) }] as const);
  return Object.defineProperties({}, Object.fromEntries(fields)) as Site;
}
