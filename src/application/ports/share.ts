/** A page that a visitor passes on. */
export interface SharedPage {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
}

/** How sharing ended: handed to the system, its address copied, or called off by the visitor. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled';

/** Passes a page on, by the browser's own means where there are any. */
export interface Share {
  /** @throws where neither sharing nor copying is possible */
  share(page: SharedPage): Promise<ShareOutcome>;
}
