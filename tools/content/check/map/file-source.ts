import { open } from 'node:fs/promises';
import type { RangeResponse, Source } from 'pmtiles';

/** Reads parts of a file on disk, as an archive of tiles is read. */
export function createFileSource(path: string): Source {
  return {
    getKey: () => path,
    getBytes: async (offset, length): Promise<RangeResponse> => {
      const file = await open(path);
      try {
        const data = new ArrayBuffer(length);
        const { bytesRead } = await file.read(new Uint8Array(data), 0, length, offset);
        return { data: data.slice(0, bytesRead) };
      } finally {
        await file.close();
      }
    },
  };
}
