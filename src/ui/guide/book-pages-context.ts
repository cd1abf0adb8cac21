import { createContext } from 'react';
import type { PageLayout } from '../../domain/guide/spread.ts';

/** Which pages of the book are drawn, zero-based, and how wide a page is in CSS pixels. */
export interface BookPages {
  readonly first: number;
  readonly last: number;
  readonly layout: PageLayout;
  readonly pageWidth: number;
}

/** Reaches pages whose elements the engine keeps. */
export const BookPagesContext = createContext<BookPages>({
  first: 0,
  last: -1,
  layout: 'single',
  pageWidth: 0,
});
