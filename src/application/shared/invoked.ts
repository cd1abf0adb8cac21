/** How a machine invokes an actor: under its name, as id and as system id. One that breaks takes no other along. */
export const invoked = <Name extends string>(name: Name) =>
  ({ src: name, id: name, systemId: name, onError: {} }) as const;
