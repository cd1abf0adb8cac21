/** A file that is stored from the start: its address, and a revision that changes with its content. */
export interface PrecachedFile {
  readonly url: string;
  readonly revision: string | null;
}

/** The guide, as the worker knows it. */
export interface GuideSettings {
  readonly address: string;
  /** The header with which its library asks for a document that it will read in parts. */
  readonly partsHeader: string;
}

/** What the build passes to the service worker. */
export interface WorkerSettings {
  readonly files: readonly PrecachedFile[];
  /** The feeds that have no cache of their own in the page, by name. */
  readonly feeds: Readonly<Record<string, string>>;
  /** The origin of the image proxy; empty where images stand on this site. */
  readonly proxy: string;
  readonly guide: GuideSettings;
}

declare const __WORKER__: WorkerSettings;

export const SETTINGS: WorkerSettings = __WORKER__;
