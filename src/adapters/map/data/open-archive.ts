import { type Cache, type Entry, type Header, PMTiles, ResolvedValueCache } from 'pmtiles';
import { createRangeSource, type RangeOptions } from './range-source.ts';
import { shareReads } from './share-reads.ts';

/**
 * Opens an archive of tiles for several readers (docs/map.md). A directory that several need at the same time is read
 * once. One that failed to load is requested again with the next tile; the library's own cache would store the failure.
 */
export function openArchive(url: string, options: RangeOptions): PMTiles {
  const cached = new ResolvedValueCache();
  const shareHeader = shareReads<Header>();
  const shareDirectory = shareReads<Entry[]>();
  const cache: Cache = {
    getHeader: (source) => shareHeader(url, options.signal, () => cached.getHeader(source)),
    getDirectory: (source, offset, length, header, signal = options.signal) =>
      shareDirectory(`${header.etag} ${offset}+${length}`, signal, (until) =>
        cached.getDirectory(source, offset, length, header, until),
      ),
    invalidate: (source) => cached.invalidate(source),
  };
  return new PMTiles(createRangeSource(url, options), cache);
}
