/** A page that a visitor shares. */
export interface SharedPage {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
}

/** How sharing ended: shared by the system, the address copied, or cancelled by the visitor. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled';

/** Shares a page, by the browser's own share sheet where there is one. */
export interface Share {
  /** @throws where neither sharing nor copying is possible */
  share(page: SharedPage): Promise<ShareOutcome>;
}
