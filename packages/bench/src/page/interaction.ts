import type { Page } from '@playwright/test';

/** Something that a visitor does, and that the page answers. */
export interface Interaction {
  readonly name: string;
  /** The path of the page on which it is done, where that is not the page that is measured. */
  readonly page?: string;
  /** Brings the page to where it can be done; not measured. */
  readonly ready?: (page: Page) => Promise<void>;
  /** The one input that is measured. */
  readonly act: (page: Page) => Promise<void>;
  /** Waits until its answer is to be seen. */
  readonly done: (page: Page) => Promise<void>;
  /** The selector of what it lays over the page; a plain page that shows the same is measured beside it. */
  readonly shows?: string;
  /** Takes it back, so that it can be done again; nothing where it can be done again as it is. */
  readonly back?: (page: Page) => Promise<void>;
}
