// The testers' inspector is no page of the site, and what ends like a file is one.
const NO_PAGES = [/^\/inspector/, /\.\w+$/];
// Testers never get stored pages.
const TESTERS_PARAMETERS = ['scenario', 'path', 'inspect', 'watched'];

/**
 * Whether a stored page may answer an address where the site does not. What a visitor's query holds, such as the number of
 * a parcel, is no part of the path.
 */
export function mayBeStored({ pathname, searchParams }: URL): boolean {
  return (
    !NO_PAGES.some((path) => path.test(pathname)) &&
    !TESTERS_PARAMETERS.some((name) => searchParams.has(name))
  );
}
