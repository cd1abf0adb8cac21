/** Where the page stands in the browser's history. */
export interface CurrentAddress {
  /** The path of the address, such as '/home'. */
  readonly path: string;
  /** The query, with its '?'; empty where there is none. */
  readonly search: string;
  /** The fragment, with its '#'; empty where there is none. */
  readonly hash: string;
  /** The address that this entry was opened from; absent for one that was not opened from within the page. */
  readonly openedFrom?: string | undefined;
}

/** The page's address and its history (contract "Addresses"). Addresses are same-site paths. */
export interface PageAddress {
  current(): CurrentAddress;
  /** Goes to an address as a new entry, which remembers where it was opened from. */
  push(address: string, openedFrom: string): void;
  /** Changes the address of the present entry, which goes on remembering where it was opened from. */
  replace(address: string): void;
  back(): void;
  /**
   * Watches for changes of the address, whoever makes them.
   * @returns ends the watch
   */
  subscribe(changed: () => void): () => void;
}
