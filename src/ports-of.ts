/** Gives the adapter of a port, the same each time. */
export type GetOf<Ports> = <Key extends keyof Ports>(port: Key) => Ports[Key];

/** How each port of a page is made, by key: from what the page is composed of, and from other ports. */
export type AdaptersOf<From, Ports> = {
  readonly [Key in keyof Ports]: (from: From, get: GetOf<Ports>) => Ports[Key];
};

/**
 * Gives every port its adapter, made when it is first asked for. Visitors get them so; where ports are replaced, the
 * container binds them (container.ts).
 */
export function adaptersFrom<From, Ports extends object>(
  adapters: AdaptersOf<From, Ports>,
  from: From,
): GetOf<Ports> {
  const made: Partial<Ports> = {};
  const get: GetOf<Ports> = (port) => {
    if (!(port in made)) Object.assign(made, { [port]: adapters[port](from, get) });
    return made[port] as Ports[typeof port];
  };
  return get;
}

/** Gives every port at once. */
export const portsOf = <From, Ports>(adapters: AdaptersOf<From, Ports>, get: GetOf<Ports>): Ports =>
  Object.fromEntries(Object.keys(adapters).map((port) => [port, get(port as keyof Ports)])) as Ports;
