/**
 * Says whether a page is served by the machine on which it is read, as somebody who tries a build reads it.
 * @param hostname of the page's address
 */
export const isOwnMachine = (hostname: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
