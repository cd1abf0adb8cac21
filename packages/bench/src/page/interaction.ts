import type { BrowserContext, Page } from '@playwright/test';
import type { PlainPage } from './plain-twin.ts';

/** Something that a visitor does, and that the page answers. */
export interface Interaction {
  readonly name: string;
  /** The path of the page on which it is done, where that is not the page that is measured. */
  readonly page?: string;
  /** Leads the page to where it can be done; not measured. */
  readonly ready?: (page: Page) => Promise<void>;
  /** The one input that is measured. */
  readonly act: (page: Page) => Promise<void>;
  /** Waits until its answer is to be seen. */
  readonly done: (page: Page) => Promise<void>;
  /** The selector of what is another one after it, or is laid over the page; a plain page that shows the same is measured beside it. */
  readonly shows?: string;
  /** Opens that plain page, where a copy without scripts cannot be one: a map. */
  readonly plain?: (context: BrowserContext) => Promise<PlainPage>;
  /** Takes it back, so that it can be done again; nothing where it can be done again as it is. */
  readonly back?: (page: Page) => Promise<void>;
}
