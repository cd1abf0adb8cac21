/** A file that a visitor keeps. */
export interface WantedFile {
  readonly url: string;
  readonly name: string;
  /** Where a new tab goes when the file cannot be had. */
  readonly fallbackUrl: string;
}

/** How a download ended: saved as a file, or opened in a new tab. */
export type DownloadOutcome = 'saved' | 'opened';

/** Hands files to the visitor (spec §7 Lightbox download). */
export interface FileDownload {
  /** @throws the reason of `signal` once it is aborted, nothing else */
  save(file: WantedFile, signal: AbortSignal): Promise<DownloadOutcome>;
}
