import type { Browser } from './tab.ts';
import type { Visitor } from './visitor.ts';

/** The two window sizes: a phone, nearly as narrow as every driver allows, and a desk. */
export const SIZES = { phone: { width: 412, height: 800 }, desk: { width: 1280, height: 800 } } as const;

/** The name of one of the two. */
export type Size = keyof typeof SIZES;

/** A copy of the built site on a server of its own, which may be unplugged and may get another release. */
export interface OwnSite {
  readonly origin: string;
  /** Stops the server, as if there were no network. */
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

/** One way of using the site, from an address to a checked result. */
export interface Flow {
  /** Short and unique, such as 'lightbox: keys'. */
  readonly name: string;
  readonly sizes: readonly Size[];
  /** Resolves when everything went as it must; rejects with what did not, or with NotPossible. */
  readonly run: (stage: Stage) => Promise<void>;
}

/** Thrown where a driver cannot run a flow; the message says why. */
export class NotPossible extends Error {}

/** Both sizes. */
export const BOTH: readonly Size[] = ['phone', 'desk'];
