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

/** Every port that the running page speaks to, but for those that only draw. */
export type SitePorts = MachinePorts & ConnectorPorts & { readonly timers: Timers };

/** What the machines are made over. */
type ActorPorts = MachinePorts & { readonly timers: Timers };

/**
 * Makes the machines of the page over their ports. None runs yet: what they show is the same on the server
 * and at hydration.
 * @param ports the ports the machines speak to
 * @param baked the feed content that the build knew
 */
export function createSite(ports: ActorPorts, baked: ContentSnapshot): Site {
  return Object.fromEntries(MACHINE_NAMES.map((name) => [name, actorOf(name, ports, baked)])) as Site;
}

/**
 * Makes them one by one, as createSite does.
 * @param pause is waited for between them, so that what a visitor does is answered
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
 * Starts every machine, and with them the feeds, and ties the machines to each other and to the page's address.
 * @returns stops them all, which aborts what is under way
 */
export function startSite(site: Site, ports: ConnectorPorts): () => void {
  const actors: readonly AnyActor[] = Object.values(site);
  // One that runs already stays as it is.
  for (const actor of actors) actor.start();
  const disconnect = connectSite(site, ports);
  return () => {
    disconnect();
    for (const actor of actors) actor.stop();
  };
}

/**
 * Starts every machine of a page that stays until it is left, one by one, and ties them at last, as startSite does.
 * @param pause is waited for between them
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
