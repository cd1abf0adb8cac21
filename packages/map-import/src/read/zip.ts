import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { decoded } from '@bupc/content/folder/table-file.ts';

/** A file in an archive, as its directory declares it. */
export interface ZipEntry {
  readonly name: string;
  /** Bytes that it has unpacked. */
  readonly size: number;
  readonly packed: number;
  readonly method: number;
  readonly isLocked: boolean;
  readonly crc: number;
  /** Where its own head begins. */
  readonly at: number;
}

const [ENTRY, END] = [0x02014b50, 0x06054b50];
/** Bytes of a directory's end, and the most that may stand behind it as a comment. */
const [END_BYTES, MOST_COMMENT] = [22, 65_535];

/** Lists the files of a zip archive; reads its directory alone. @throws Error where it is no archive */
export async function zipEntries(file: string): Promise<ZipEntry[]> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const tail = await bytesAt(handle, Math.max(0, size - END_BYTES - MOST_COMMENT), size);
    const end = tail.lastIndexOf(Uint8Array.of(0x50, 0x4b, 5, 6));
    if (end < 0 || tail.readUInt32LE(end) !== END) throw new Error('no directory');
    const [count, length, start] = [10, 12, 16].map((at) =>
      at === 10 ? tail.readUInt16LE(end + at) : tail.readUInt32LE(end + at),
    ) as [number, number, number];
    const directory = await bytesAt(handle, start, start + length);
    const entries: ZipEntry[] = [];
    for (let at = 0; entries.length < count; ) {
      if (directory.readUInt32LE(at) !== ENTRY) throw new Error('no entry');
      const [name, extra, comment] = [28, 30, 32].map((more) => directory.readUInt16LE(at + more)) as [
        number,
        number,
        number,
      ];
      entries.push({
        name: decoded(directory.subarray(at + 46, at + 46 + name)).replaceAll('\\', '/'),
        size: directory.readUInt32LE(at + 24),
        packed: directory.readUInt32LE(at + 20),
        method: directory.readUInt16LE(at + 10),
        isLocked: (directory.readUInt16LE(at + 8) & 1) === 1,
        crc: directory.readUInt32LE(at + 16),
        at: directory.readUInt32LE(at + 42),
      });
      at += 46 + name + extra + comment;
    }
    return entries;
  } finally {
    await handle.close();
  }
}

async function bytesAt(handle: FileHandle, from: number, to: number): Promise<Buffer> {
  const bytes = Buffer.alloc(to - from);
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
  if (bytesRead < bytes.length) throw new Error('cut off');
  return bytes;
}

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
  const packed = entry.packed === 0 ? [] : createReadStream(file, { start, end: start + entry.packed - 1 });
  const steps = entry.method === 8 ? [createInflateRaw()] : [];
  await pipeline([packed, ...steps, counted, createWriteStream(path)] as never);
  if (size !== entry.size || crc !== entry.crc) throw new Error('broken');
}
