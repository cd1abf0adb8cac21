import { pageIndexFromInput } from '../../domain/guide/page-index.ts';
import { type PageLayout, pageAfter, pageBefore } from '../../domain/guide/spread.ts';
import { ZOOM_DEFAULT } from '../../domain/guide/zoom.ts';
import { nearestIndex } from '../../domain/shared/nearest-index.ts';
import type { GuideEvent } from './guide-events.ts';

/** The context of the guide (spec §3 Guide viewer state). */
export interface GuideContext {
  /** Zero-based; until the document is loaded, the page of the address. */
  readonly index: number;
  /** 0 while no document is loaded. */
  readonly pageCount: number;
  /** 0.7 to 1.5. */
  readonly zoom: number;
  readonly layout: PageLayout;
  /** Whether a turn of the book is to be heard. */
  readonly hasSound: boolean;
  /** How often loading was started again; a new number loads again. */
  readonly attempt: number;
  /** Why loading failed, in the library's words. */
  readonly message?: string | undefined;
  /** Whether a wrong password was entered. */
  readonly isPasswordWrong: boolean;
}

/** The context at every opening (spec §4 Guide). */
export const RESET: GuideContext = {
  index: 0,
  pageCount: 0,
  zoom: ZOOM_DEFAULT,
  layout: 'single',
  hasSound: true,
  attempt: 0,
  message: undefined,
  isPasswordWrong: false,
};

/** The events that ask for another page. Indexes are zero-based; `page.entered` has the typed number, 1-based. */
export type PageEvent = Extract<
  GuideEvent,
  {
    readonly type: 'page.next' | 'page.previous' | 'page.first' | 'page.last' | 'page.shown' | 'page.entered';
  }
>;

/**
 * Makes the transitions of the events that ask for another page.
 * @param transition the same for each of them
 */
export const onPages = <T>(transition: T) => ({
  'page.next': transition,
  'page.previous': transition,
  'page.first': transition,
  'page.last': transition,
  'page.shown': transition,
  'page.entered': transition,
});

/** Gives the page that an event leads to; undefined where there is none (spec §5 Guide). */
export function pageWanted(context: GuideContext, event: PageEvent): number | undefined {
  const { pageCount } = context;
  if (pageCount === 0) return undefined;
  switch (event.type) {
    case 'page.next':
      return pageAfter(context);
    case 'page.previous':
      return pageBefore(context);
    case 'page.first':
      return 0;
    case 'page.last':
      return nearestIndex(Number.POSITIVE_INFINITY, pageCount);
    case 'page.shown':
      return nearestIndex(event.index, pageCount);
    case 'page.entered':
      return pageIndexFromInput(event.text, pageCount);
  }
}
