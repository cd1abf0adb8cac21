import { createActor } from 'xstate';
import { type ConnectorPorts, connectSite } from './connectors/connect-site.ts';
import { type ContentSnapshot, MACHINE_NAMES, type MachinePorts, machineOf, type Site } from './machines.ts';
import type { Timers } from './ports/timers.ts';

/** Every port that the running page speaks to, but for those that only draw. */
export type SitePorts = MachinePorts & ConnectorPorts & { readonly timers: Timers };

/**
 * Makes the machines of the page over their ports. None runs yet: what they show is the same on the server
 * and at hydration.
 * @param ports the ports the machines speak to
 * @param baked the feed content that the build knew
 */
export function createSite(ports: MachinePorts & { readonly timers: Timers }, baked: ContentSnapshot): Site {
  const actors = MACHINE_NAMES.map((name) => {
    const { create, baked: feed } = machineOf(name);
    const input = { baked: feed && baked[feed] };
    return [name, createActor(create(ports), { clock: ports.timers, input })];
  });
  return Object.fromEntries(actors) as Site;
}

/**
 * Starts every machine, and with them the feeds, and ties the machines to each other and to the page's address.
 * @returns stops them all, which aborts what is under way
 */
export function startSite(site: Site, ports: ConnectorPorts): () => void {
  const actors = Object.values(site);
  for (const actor of actors) actor.start();
  const disconnect = connectSite(site, ports);
  return () => {
    disconnect();
    for (const actor of actors) actor.stop();
  };
}
