/** The parameters of an address that ask for the testers' tools (contract "Addresses"). */
const TESTERS_PARAMETERS = ['scenario', 'path', 'inspect'];

/** Whether an address asks for the testers' tools. */
export function isForTesters(search: URLSearchParams): boolean {
  return TESTERS_PARAMETERS.some((name) => search.has(name));
}
