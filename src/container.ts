import { Container } from 'inversify';
import { ADAPTERS, type Composition, type Get, type PortName } from './composition.ts';

const PORTS = Object.keys(ADAPTERS) as readonly PortName[];

/**
 * Resolves every port with the container and records the order in which they are made. The build runs it and writes the
 * order into the page, which then needs no container. Nothing else imports inversify.
 * @param from what the page will start from; the adapters made here are thrown away
 * @returns every port, each after those that it is made from
 * @throws Error where ports need one another in a circle, or need one that does not exist
 */
export function resolutionPlan(from: Composition): readonly PortName[] {
  const container = new Container({ defaultScope: 'Singleton' });
  const plan: PortName[] = [];
  const waiting: PortName[] = [];
  const get: Get = (port) => {
    if (waiting.includes(port)) throw new Error(`Ports need one another: ${[...waiting, port].join(', ')}`);
    return container.get(port);
  };
  for (const port of PORTS) {
    container.bind(port).toDynamicValue(() => {
      waiting.push(port);
      const adapter = ADAPTERS[port](from, get);
      waiting.pop();
      plan.push(port);
      return adapter;
    });
  }
  for (const port of PORTS) get(port);
  return plan;
}
