import type { FileDownload } from '../../application/ports/file-download.ts';
import type { Logger } from '../../application/ports/logger.ts';

/** A download by createBlobDownload, whose chunk is loaded when the first file is asked for. */
export function createLateDownload(logger: Logger): FileDownload {
  return {
    async save(file, signal) {
      const { createBlobDownload } = await import('./blob-download.ts');
      return createBlobDownload({ logger }).save(file, signal);
    },
  };
}
