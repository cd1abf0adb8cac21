/** What a page's address says before its fragment. */
interface PageLocation {
  readonly pathname: string;
  readonly search: string;
}

/** Whether a change of the address only opens, closes or narrows something on the same page, which then never scrolls (spec §2 Routes). */
export const staysOnPage = (before: PageLocation, after: PageLocation): boolean =>
  after.pathname === before.pathname && after.search !== before.search;
