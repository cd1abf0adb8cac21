import type { Server } from 'node:http';
import type { MeasuredRule } from './growth/growth.ts';
import type { Interaction } from './page/interaction.ts';

/** Where a Chromium is, and how it is started. */
export interface ChromiumHere {
  /** The path of an installed one; undefined where only Playwright's own is there. */
  readonly path: string | undefined;
  readonly args: readonly string[];
}

/** Something that opens over the page, and its address. */
export interface Opening {
  readonly name: string;
  readonly address: string;
}

/** How a site is served for a measurement: a folder, at a port of which 0 takes a free one. */
export type Serve = (options: {
  readonly dist: string;
  readonly port: number;
  readonly host?: string;
}) => Promise<Server>;

/** Everything that this package needs of a site. `bench.config.ts` exports one as `site`. */
export interface BenchSite {
  /** The path of the page that is measured. */
  readonly page: string;
  /** Runs in the page before it, and sets `globalThis.hydratedAt` to the time at which the page answers by itself. */
  readonly noteHydrated: () => void;
  readonly serve: Serve;
  /** Finds a Chromium, or installs one; undefined where there is none. */
  readonly chromium: () => ChromiumHere | undefined;
  /** The document whose blocks `<!-- bench:… -->` take the tables of `--write`. */
  readonly document: string;
  /** Writes the compressed twins of a folder's files, as the host of the site expects them. */
  readonly compress: (folder: string) => Promise<unknown>;
  /** What a visitor does, for the part `interactions`. */
  readonly interactions: readonly Interaction[];
  /** What opens over the page, for the part `slow`. */
  readonly openings: readonly Opening[];
  /** Rules that are measured from 100 to 100,000 items, for the part `growth`. */
  readonly rules: readonly MeasuredRule[];
  /** The site's own parts by name; each gets the arguments after its name. */
  readonly parts: Readonly<Record<string, (args: readonly string[]) => unknown>>;
}
