import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { bytesAt, type ZipEntry } from './zip-directory.ts';

/**
 * Unpacks a file of an archive, in parts, so that none is ever in memory as a whole.
 * @throws Error where it is locked or broken, or holds more than it declares; at most that much has then been written
 */
export async function unzipTo(file: string, entry: ZipEntry, path: string): Promise<void> {
  if (entry.isLocked || ![0, 8].includes(entry.method)) throw new Error('locked or unknown');
  const handle = await open(file);
  const head = await bytesAt(handle, entry.at, entry.at + 30).finally(() => handle.close());
  const start = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  await mkdir(dirname(path), { recursive: true });
  let [size, crc] = [0, 0];
  const counted = new Transform({
    transform(part: Buffer, _, done) {
      size += part.length;
      crc = crc32(part, crc);
      done(size > entry.size ? new Error('more than declared') : null, part);
    },
  });
  const packed =
    entry.packed === 0 ? Readable.from([]) : createReadStream(file, { start, end: start + entry.packed - 1 });
  const steps = entry.method === 8 ? [createInflateRaw()] : [];
  await pipeline([packed, ...steps, counted, createWriteStream(path)]);
  if (size !== entry.size || crc !== entry.crc) throw new Error('broken');
}
