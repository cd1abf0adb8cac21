/** A file to download. */
export interface WantedFile {
  readonly url: string;
  readonly name: string;
  /** The address for a new tab when the file cannot be fetched. */
  readonly fallbackUrl: string;
}

/**
 * How a download ended: saved as a file, opened in a new tab, or blocked because the browser opens no tab without a
 * click; then the visitor gets a link.
 */
export type DownloadOutcome = 'saved' | 'opened' | 'blocked';

/** Saves files for the visitor (spec §7 Lightbox download). */
export interface FileDownload {
  /** @throws only the reason of `signal` once it is aborted */
  save(file: WantedFile, signal: AbortSignal): Promise<DownloadOutcome>;
}
