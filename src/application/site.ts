import { type AnyActor, createActor } from 'xstate';
import { type ConnectorPorts, connectSite } from './connectors/connect-site.ts';
import {
  type ContentSnapshot,
  MACHINE_NAMES,
  type MachineName,
  type MachinePorts,
  machineOf,
  type Site,
} from './machines.ts';
import type { Timers } from './ports/timers.ts';

/** Every port that the running page uses, except those that only draw. */
export type SitePorts = MachinePorts & ConnectorPorts & { readonly timers: Timers };

/** What making the machines needs. */
type ActorPorts = MachinePorts & { readonly timers: Timers };

/**
 * Makes the machines of the page over their ports. None is started, so that they show the same on the server and at
 * hydration.
 * @param ports the ports that the machines use
 * @param baked the feed content that the build knew
 */
export function createSite(ports: ActorPorts, baked: ContentSnapshot): Site {
  return Object.fromEntries(MACHINE_NAMES.map((name) => [name, actorOf(name, ports, baked)])) as Site;
}

/**
 * Makes them one by one, otherwise as createSite does.
 * @param pause is awaited between them, so that the page can answer the visitor
 */
export async function createSiteByTurns(
  ports: ActorPorts,
  baked: ContentSnapshot,
  pause: () => Promise<void>,
): Promise<Site> {
  const actors: [MachineName, AnyActor][] = [];
  for (const name of MACHINE_NAMES) {
    actors.push([name, actorOf(name, ports, baked)]);
    await pause();
  }
  return Object.fromEntries(actors) as Site;
}

function actorOf(name: MachineName, ports: ActorPorts, known: ContentSnapshot): AnyActor {
  const { create, baked } = machineOf(name);
  return createActor(create(ports), { clock: ports.timers, input: { baked: baked && known[baked] } });
}

/**
 * Starts every machine, and with them the feeds, and connects the machines with each other and with the page's address.
 * @returns stops them all, which aborts running requests
 */
export function startSite(site: Site, ports: ConnectorPorts): () => void {
  const actors: readonly AnyActor[] = Object.values(site);
  // A machine that already runs is left alone.
  for (const actor of actors) actor.start();
  const disconnect = connectSite(site, ports);
  return () => {
    disconnect();
    for (const actor of actors) actor.stop();
  };
}

/**
 * Starts every machine of a page that runs until the visitor leaves it, one by one, and connects them at the end, as
 * startSite does.
 * @param pause is awaited between them
 */
export async function startSiteByTurns(
  site: Site,
  ports: ConnectorPorts,
  pause: () => Promise<void>,
): Promise<void> {
  for (const actor of Object.values<AnyActor>(site)) {
    actor.start();
    await pause();
  }
  startSite(site, ports);
}
