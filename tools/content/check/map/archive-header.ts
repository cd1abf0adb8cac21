import { said } from '@bupc/content/files';
import type { Bounds } from '../../../../src/domain/map/geometry.ts';
import type { Mistake } from './mistake.ts';

/** Bytes of the header of an archive of tiles, PMTiles version 3. */
export const HEADER_BYTES = 127;
const VERSION = 3;
const VECTOR_TILES = 1;
const COMPRESSIONS = [1, 2];
const COMPRESSION_NAMES = ['unknown', 'none', 'gzip', 'brotli', 'zstd'];
/** Parcels are in the tiles from here on. */
const PARCEL_ZOOM = 14;

/** Gives the mistakes in the header of an archive; one that cannot be read has one of level 'error'. */
export function headerMistakes(header: Buffer, bounds: Bounds): Mistake[] {
  const unreadable = (message: string): Mistake[] => [{ level: 'error', sort: 'header', message }];
  if (/^\s*</.test(header.toString('latin1'))) {
    return unreadable(
      said(
        'ini halaman web, bukan PMTiles; letakkan arsipnya sendiri di sini',
        'this is a web page, not PMTiles; put the archive itself here',
      ),
    );
  }
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, 7) !== 'PMTiles') {
    return unreadable(
      said(
        'ini bukan arsip PMTiles; buat dengan npm run map:import',
        'this is no PMTiles archive; make it with npm run map:import',
      ),
    );
  }
  const version = header.readUInt8(7);
  if (version !== VERSION)
    return unreadable(
      said(
        `ini PMTiles versi ${version}; ubah ke versi ${VERSION}`,
        `this is PMTiles version ${version}; convert it to version ${VERSION}`,
      ),
    );
  if (header.readUInt8(99) !== VECTOR_TILES) {
    return unreadable(
      said(
        'isinya gambar atau ubin jenis lain; buat ubin vektor (MVT)',
        'this holds pictures or another kind of tiles; make vector tiles (MVT)',
      ),
    );
  }
  const compression = header.readUInt8(98);
  if (!COMPRESSIONS.includes(compression)) {
    const name = COMPRESSION_NAMES[compression] ?? compression;
    return unreadable(
      said(
        `ubinnya dimampatkan dengan ${name}, yang tidak dibaca peramban; pakai gzip`,
        `the compression of its tiles is ${name}, which browsers do not read; use gzip`,
      ),
    );
  }
  return [...coverMistakes(header, bounds), ...zoomMistakes(header.readUInt8(101))];
}

function coverMistakes(header: Buffer, [west, south, east, north]: Bounds): Mistake[] {
  const degrees = (at: number) => header.readInt32LE(at) / 1e7;
  const [left, bottom, right, top] = [degrees(102), degrees(106), degrees(110), degrees(114)];
  if (left < east && right > west && bottom < north && top > south) return [];
  const message = said(
    `ubinnya mencakup ${JSON.stringify([left, bottom, right, top])}, di luar batas peta; perbaiki salah satunya`,
    `its tiles cover ${JSON.stringify([left, bottom, right, top])}, nothing of the bounds of the map; correct either`,
  );
  return [{ level: 'error', sort: 'outside', message }];
}

function zoomMistakes(last: number): Mistake[] {
  if (last >= PARCEL_ZOOM) return [];
  const message = said(
    `zoom terakhirnya ${last}, terlalu jauh untuk persil; potong ubinnya sampai zoom 15`,
    `its last zoom is ${last}, too far away for parcels; cut the tiles to zoom 15`,
  );
  return [{ level: 'error', sort: 'zoom', message }];
}
