import { type FileHandle, open } from 'node:fs/promises';
import { decoded } from '@bupc/content/files';

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

/** Zip64: what stands in place of a value that 32 bits do not hold, and where the wide ones are. */
const WIDE = 0xffffffff;
const [WIDE_END, LOCATOR, WIDE_VALUES] = [0x06064b50, 0x07064b50, 1];
const [WIDE_END_BYTES, LOCATOR_BYTES] = [56, 20];

/** Lists the files of a zip archive; reads its directory alone. @throws Error where it is no archive */
export async function zipEntries(file: string): Promise<ZipEntry[]> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const tail = await bytesAt(handle, Math.max(0, size - LOCATOR_BYTES - END_BYTES - MOST_COMMENT), size);
    const end = tail.lastIndexOf(Uint8Array.of(0x50, 0x4b, 5, 6));
    if (end < 0 || tail.readUInt32LE(end) !== END) throw new Error('no directory');
    const { count, length, start } = await directoryAt(handle, tail, end);
    const directory = await bytesAt(handle, start, start + length);
    const entries: ZipEntry[] = [];
    for (let at = 0; entries.length < count; ) {
      if (directory.readUInt32LE(at) !== ENTRY) throw new Error('no entry');
      const [name, extra, comment] = [28, 30, 32].map((more) => directory.readUInt16LE(at + more)) as [
        number,
        number,
        number,
      ];
      const wide = wideValues(directory.subarray(at + 46 + name, at + 46 + name + extra));
      const valueAt = (more: number) => {
        const value = directory.readUInt32LE(at + more);
        return value === WIDE ? (wide.shift() ?? value) : value;
      };
      // In this order, as the wide values stand.
      const [size, packed, head] = [valueAt(24), valueAt(20), valueAt(42)] as [number, number, number];
      entries.push({
        name: decoded(directory.subarray(at + 46, at + 46 + name)).replaceAll('\\', '/'),
        ...{ size, packed, at: head },
        method: directory.readUInt16LE(at + 10),
        isLocked: (directory.readUInt16LE(at + 8) & 1) === 1,
        crc: directory.readUInt32LE(at + 16),
      });
      at += 46 + name + extra + comment;
    }
    return entries;
  } finally {
    await handle.close();
  }
}

interface Directory {
  readonly count: number;
  readonly length: number;
  readonly start: number;
}

/** Where the directory stands: at its end, or in a Zip64 archive where a locator before that leads. */
async function directoryAt(handle: FileHandle, tail: Buffer, end: number): Promise<Directory> {
  const [count, length, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ];
  if (count < 0xffff && length < WIDE && start < WIDE) return { count, length, start };
  const locator = end - LOCATOR_BYTES;
  if (locator < 0 || tail.readUInt32LE(locator) !== LOCATOR) return { count, length, start };
  const at = Number(tail.readBigUInt64LE(locator + 8));
  const wide = await bytesAt(handle, at, at + WIDE_END_BYTES);
  if (wide.readUInt32LE(0) !== WIDE_END) throw new Error('no directory');
  const [wideCount, wideLength, wideStart] = [32, 40, 48].map((more) => Number(wide.readBigUInt64LE(more)));
  return { count: wideCount ?? 0, length: wideLength ?? 0, start: wideStart ?? 0 };
}

/** The 64-bit values in the extra field of an entry: size, packed size and place, those of them that 32 bits do not hold. */
function wideValues(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== WIDE_VALUES) continue;
    const end = Math.min(extra.length, at + 4 + extra.readUInt16LE(at + 2));
    const values: number[] = [];
    for (let one = at + 4; one + 8 <= end; one += 8) values.push(Number(extra.readBigUInt64LE(one)));
    return values;
  }
  return [];
}

/** Bytes of a file. @throws Error where it ends before */
export async function bytesAt(handle: FileHandle, from: number, to: number): Promise<Buffer> {
  const bytes = Buffer.alloc(to - from);
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
  if (bytesRead < bytes.length) throw new Error('cut off');
  return bytes;
}
