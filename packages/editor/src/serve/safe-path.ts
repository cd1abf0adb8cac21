import { lstatSync } from 'node:fs';
import { join } from 'node:path';

/** Thrown for a request that is refused; its message is shown to whoever edits. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** The status of the answer. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What is said where a file is not what it was when the page was given it. */
export const changedMeanwhile = (path: string): Refused =>
  new Refused(409, `${path}: berkas ini berubah di luar penyunting; muat ulang halaman, lalu ulangi`);

/** What the editor writes: texts, pictures and documents, nothing that a browser runs. */
const ENDINGS = /\.(?:md|markdown|ya?ml|csv|txt|jpe?g|png|webp|avif|gif|tiff?|pdf|docx?|xlsx?|zip)$/i;

/** The most bytes of a name: names of copies and of what is written beside are longer, and disks take 255. */
const LONGEST = 200;

/**
 * Gives the place of a path below a folder.
 * @throws Refused where it leaves the folder, is hidden, or is a link or below one
 */
export function placeIn(folder: string, path: string): string {
  const parts = path.split('/');
  if (/[\\\0:]/.test(path) || parts.some((part) => part === '' || part.startsWith('.'))) {
    throw new Refused(400, `${path}: nama berkas ini tidak dapat dipakai`);
  }
  const long = parts.find((part) => Buffer.byteLength(part) > LONGEST);
  if (long !== undefined) {
    throw new Refused(
      400,
      `${long.slice(0, 40)}…: nama ini terlalu panjang; paling panjang ${LONGEST} huruf`,
    );
  }
  let place = folder;
  for (const part of parts) {
    place = join(place, part);
    if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new Refused(
        400,
        `${path}: ini sebuah tautan; penyunting hanya membuka berkas di dalam folder isi`,
      );
    }
  }
  return place;
}

/**
 * Gives the place of a path that is to be written.
 * @throws Refused as placeIn, or where it is no file that an office keeps in the folder
 */
export function writablePlace(folder: string, path: string): string {
  if (ENDINGS.test(path)) return placeIn(folder, path);
  throw new Refused(400, `${path}: jenis berkas ini tidak disimpan di folder isi`);
}

/** What Windows calls a device, or cannot write: the folder may be copied there tomorrow. */
const NOT_ON_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|[<>"|?*\p{Cc}]|[. ]$/iu;

/** @throws Refused for the name of a new file that not every disk takes */
export function refuseNewName(path: string): void {
  const part = path.split('/').find((one) => NOT_ON_WINDOWS.test(one));
  if (part !== undefined)
    throw new Refused(400, `${path}: nama ${part} tidak dapat dipakai di Windows; pilih nama lain`);
}
