/** An entry of the browser's history. */
export interface CurrentAddress {
  /** The path of the address, such as '/home'. */
  readonly path: string;
  /** The query, with its '?'; empty where there is none. */
  readonly search: string;
  /** The fragment, with its '#'; empty where there is none. */
  readonly hash: string;
  /** The address from which the page opened this entry; absent where the page did not open it. */
  readonly openedFrom?: string | undefined;
}

/** The page's address and its history (contract "Addresses"). Addresses are same-site paths. */
export interface PageAddress {
  current(): CurrentAddress;
  /** Adds an address as a new entry, which remembers the address it was opened from. */
  push(address: string, openedFrom: string): void;
  /** Replaces the address of the present entry, which still remembers the address it was opened from. */
  replace(address: string): void;
  back(): void;
  /**
   * Calls back when the address changes, whoever changes it.
   * @returns stops listening
   */
  subscribe(changed: () => void): () => void;
}

/** The address of /home, which leads to other pages as well. */
export interface HomeAddress extends PageAddress {
  /** Goes to another page, in place of the present entry. */
  leave(address: string): void;
}
