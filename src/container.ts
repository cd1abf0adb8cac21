import { Container } from 'inversify';
import type { AdaptersOf, GetOf } from './ports-of.ts';

/**
 * Binds every port of a page to its adapter, and rebinds those that are replaced: for the build, for tests and for testers' scenarios. A
 * visitor's page makes the same adapters without it (adaptersFrom).
 * @param replaced adapters that replace those of production, by port
 * @returns gives the adapter of a port
 * @throws Error, when a port is asked for, where ports need one another in a circle
 */
export function containerFrom<From, Ports extends object>(
  adapters: AdaptersOf<From, Ports>,
  from: From,
  replaced: Partial<Ports> = {},
): GetOf<Ports> {
  const container = new Container({ defaultScope: 'Singleton' });
  const waiting: PropertyKey[] = [];
  const get: GetOf<Ports> = (port) => {
    if (waiting.includes(port)) {
      throw new Error(`Ports need one another: ${[...waiting, port].map(String).join(', ')}`);
    }
    return container.get(port as string);
  };
  for (const port of Object.keys(adapters) as (keyof Ports & string)[]) {
    container.bind(port).toDynamicValue(() => {
      waiting.push(port);
      const adapter = adapters[port](from, get);
      waiting.pop();
      return adapter;
    });
  }
  for (const [port, adapter] of Object.entries(replaced)) container.rebind(port).toConstantValue(adapter);
  return get;
}
