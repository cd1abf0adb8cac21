/** A file that a visitor keeps. */
export interface WantedFile {
  readonly url: string;
  readonly name: string;
  /** Where a new tab goes when the file cannot be had. */
  readonly fallbackUrl: string;
}

/**
 * How a download ended: saved as a file, opened in a new tab, or neither, since the browser opens no tab by itself any
 * more: the visitor is to do it.
 */
export type DownloadOutcome = 'saved' | 'opened' | 'blocked';

/** Hands files to the visitor (spec §7 Lightbox download). */
export interface FileDownload {
  /** @throws the reason of `signal` once it is aborted, nothing else */
  save(file: WantedFile, signal: AbortSignal): Promise<DownloadOutcome>;
}
