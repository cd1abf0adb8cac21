/** The parameters of an address that ask for the testers' tools (contract "Addresses"). */
const TESTERS_PARAMETERS = [
  'scenario',
  'path',
  'level',
  'step',
  'play',
  'onwards',
  'machine',
  'inspect',
  'watched',
];

/** Whether a test in the browser reads the machines of the page. */
export const isWatched = (search: string): boolean => new URLSearchParams(search).has('watched');

// Copied letter by letter: URLSearchParams would write some of them anew.
function without(search: string, names: readonly string[]): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((one) => one !== '' && !names.includes(one.split('=', 1)[0] ?? ''));
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}

/** Gives the search of an address without the inspector. */
export const withoutInspector = (search: string): string => without(search, ['inspect']);

/** Gives an address from the path on without anything that testers ask for. */
export const openedAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  `${pathname}${without(search, TESTERS_PARAMETERS)}`;

/** The machine that an address leads to; undefined where it names none. */
export const machineIn = (address: string): string | undefined =>
  /[?&]machine=([a-zA-Z]+)/.exec(address)?.[1];
