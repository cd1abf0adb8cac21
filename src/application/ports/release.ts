/** The release of the site that this page belongs to (spec §8 Chunks and rendering). */
export interface Release {
  /** Checks whether the host serves another release now. False where it cannot be checked. */
  isReplaced(): Promise<boolean>;
  /** Loads the page of the new release; once for each, and never where the browser cannot remember that. */
  renew(): void;
}
