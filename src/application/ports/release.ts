/** Which release of the site this page is of (spec §8 Chunks and rendering). */
export interface Release {
  /** Looks at the page anew: whether another release stands there now. False where it cannot be looked at. */
  isReplaced(): Promise<boolean>;
  /** Loads the page of that release; once for each, and never where that cannot be kept in mind. */
  renew(): void;
}
