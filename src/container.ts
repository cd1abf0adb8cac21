import { Container } from 'inversify';
import { ADAPTERS, type Composition, type Get, PORTS, type Ports } from './composition.ts';

/**
 * Binds every port to its adapter, and rebinds those that are replaced: for the build, for tests and for testers' worlds.
 * A visitor's page makes the same adapters without it (adaptersFrom).
 * @param replaced adapters in place of those of production, by port
 * @returns gives the adapter of a port
 * @throws Error, when a port is asked for, where ports need one another in a circle
 */
export function containerFrom(from: Composition, replaced: Partial<Ports> = {}): Get {
  const container = new Container({ defaultScope: 'Singleton' });
  const waiting: (keyof Ports)[] = [];
  const get: Get = (port) => {
    if (waiting.includes(port)) throw new Error(`Ports need one another: ${[...waiting, port].join(', ')}`);
    return container.get(port);
  };
  for (const port of PORTS) {
    container.bind(port).toDynamicValue(() => {
      waiting.push(port);
      const adapter = ADAPTERS[port](from, get);
      waiting.pop();
      return adapter;
    });
  }
  for (const [port, adapter] of Object.entries(replaced)) container.rebind(port).toConstantValue(adapter);
  return get;
}
