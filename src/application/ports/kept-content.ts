/** What of the page is not from its feeds now but was kept on the visitor's device (spec §2 Offline). */
export interface KeptContent {
  /** When the content of each such feed was kept, in milliseconds since 1970, by the feed's name; the same object until it changes. */
  kept(): Readonly<Record<string, number>>;
  /** @returns stops telling */
  subscribe(changed: () => void): () => void;
}
