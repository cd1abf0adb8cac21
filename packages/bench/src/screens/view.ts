import type { Page } from '@playwright/test';

/** Something a visitor can have in front of her: an address, and what she did there. A section has its id behind `#`. */
export interface View {
  readonly name: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<unknown>;
}
