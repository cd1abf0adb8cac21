/** The parameters of an address that ask for the testers' tools (contract "Addresses"). */
const TESTERS_PARAMETERS = ['scenario', 'path', 'inspect', 'watched'];

/**
 * Gives the page that an address of testers asks for; undefined for visitors, and where the tools do not come: the real
 * page stands in then.
 * @param bring loads the tools and reads the address
 */
export async function askedRehearsal<Rehearsal>(
  bring: (search: URLSearchParams) => Promise<Rehearsal>,
): Promise<Rehearsal | undefined> {
  const search = new URLSearchParams(location.search);
  if (!TESTERS_PARAMETERS.some((name) => search.has(name))) return undefined;
  return bring(search).catch(() => undefined);
}
