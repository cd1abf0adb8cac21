import type { Browser } from './tab.ts';
import type { Visitor } from './visitor.ts';

/** A phone, as narrow as every driver's window can almost be, and a desk. */
export const SIZES = { phone: { width: 412, height: 800 }, desk: { width: 1280, height: 800 } } as const;

/** The name of one of the two. */
export type Size = keyof typeof SIZES;

/** A copy of the built site on a server of its own, which may be unplugged and may get another release. */
export interface OwnSite {
  readonly origin: string;
  /** Ends the server, as a network that is gone does. */
  unplug(): Promise<void>;
  plugIn(): Promise<void>;
  /** Changes a file of the site. */
  change(file: string, change: (text: string) => string): Promise<void>;
  remove(): Promise<void>;
}

/** What a flow works with. */
export interface Stage {
  readonly visitor: Visitor;
  readonly browser: Browser;
  readonly size: Size;
  /** The address of the served build, without a slash at its end. */
  readonly origin: string;
  /** Serves a copy of the build that the flow may unplug; it is removed after the flow. */
  readonly ownSite: () => Promise<OwnSite>;
}

/** One way of using the site, from an address to an end that is looked at. */
export interface Flow {
  /** Short and unique, such as 'lightbox: keys'. */
  readonly name: string;
  readonly sizes: readonly Size[];
  /** Ends when all went as it must; rejects with what did not, or with NotPossible. */
  readonly run: (stage: Stage) => Promise<void>;
}

/** Says that a flow cannot be gone through with a driver; the message says why. */
export class NotPossible extends Error {}

/** Both sizes. */
export const BOTH: readonly Size[] = ['phone', 'desk'];
