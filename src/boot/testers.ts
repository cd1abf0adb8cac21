import { isOwnMachine } from '../domain/shared/own-machine.ts';

/** The parameters of an address that ask for the testers' tools (contract "Addresses"). */
const TESTERS_PARAMETERS = ['scenario', 'path', 'inspect', 'watched'];

/**
 * Gives the page that an address of testers asks for; undefined for visitors, and where the tools do not come: the real
 * page stands in then.
 * @param load loads the tools and reads the address
 * @param explain says what such a site is for; called where it is served to others
 */
export async function requestedTestersPage<TestersPage>(
  load: (search: URLSearchParams) => Promise<TestersPage>,
  explain: () => void,
): Promise<TestersPage | undefined> {
  const search = new URLSearchParams(location.search);
  const isAsked = TESTERS_PARAMETERS.some((name) => search.has(name));
  const testersPage = isAsked ? await load(search).catch(() => undefined) : undefined;
  if (!isOwnMachine(location.hostname)) explain();
  return testersPage;
}
