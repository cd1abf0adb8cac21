import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { codeOf } from '@bupc/content/files';
import { Refused } from '../serve/safe-path.ts';

/** What is done to a disk when something is saved, a step each. */
export interface Disk {
  readonly mkdir: (path: string) => void;
  /** Writes a file; it is on the disk when this returns. */
  readonly write: (path: string, bytes: Uint8Array | string) => void;
  readonly link: (from: string, to: string) => void;
  /** Copies a file; it is on the disk when this returns. */
  readonly copy: (from: string, to: string) => void;
  readonly rename: (from: string, to: string) => void;
  /** Removes a file, or a folder with all in it. */
  readonly remove: (path: string) => void;
}

/** The disk of this machine. */
export const DISK: Disk = {
  mkdir: (path) => void mkdirSync(path, { recursive: true }),
  write: (path, bytes) => writeFileSync(path, bytes, { flush: true }),
  link: linkSync,
  copy: (from, to) => {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    flush(to);
  },
  rename: renameSync,
  remove: (path) => rmSync(path, { recursive: true, force: true }),
};

function flush(path: string): void {
  let file: number;
  try {
    file = openSync(path, 'r+');
  } catch {
    // A copy of a file that may only be read may only be read too: the system writes it in its time.
    return;
  }
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

const FULL = 'tempat penyimpanannya penuh; kosongkan sebagian, lalu simpan lagi';
const NOT_ALLOWED = 'folder isi tidak boleh ditulisi oleh pengguna ini; minta haknya, lalu simpan lagi';
const IN_USE = 'sebuah berkasnya sedang dibuka program lain; tutup di sana, lalu simpan lagi';

const SAME_NAME = 'sebuah folder dan sebuah berkas bernama sama; ganti nama salah satunya, lalu simpan lagi';

const WORDS: Readonly<Record<string, readonly [status: number, words: string]>> = {
  ENOSPC: [507, FULL],
  EDQUOT: [507, FULL],
  EACCES: [403, NOT_ALLOWED],
  EPERM: [403, NOT_ALLOWED],
  EROFS: [403, 'folder isi hanya dapat dibaca; ubah agar dapat ditulisi, lalu simpan lagi'],
  EBUSY: [409, IN_USE],
  ENOTDIR: [409, SAME_NAME],
  EISDIR: [409, SAME_NAME],
  EEXIST: [409, SAME_NAME],
  ENOTEMPTY: [409, SAME_NAME],
  ENOENT: [409, 'sebuah berkasnya sudah tidak ada; muat ulang halaman, lalu simpan lagi'],
  ELOOP: [422, 'sebuah tautan menuju ke dirinya sendiri; hapus tautan itu, lalu simpan lagi'],
  EMFILE: [503, 'terlalu banyak berkas sedang dibuka di komputer ini; tutup sebagian, lalu simpan lagi'],
  EIO: [500, 'tempat penyimpanannya tidak dapat dibaca atau ditulisi; periksa, lalu simpan lagi'],
};

/** Says in the words of the office why something could not be written; any other error comes back as it is. */
export function inOfficeWords(error: unknown, after?: string): unknown {
  const [status, words] = WORDS[codeOf(error)] ?? [];
  return status === undefined
    ? error
    : new Refused(status, after === undefined ? `${words}` : `${words}. ${after}`);
}

/**
 * Does something, and says in the words of the office why it cannot be done.
 * @throws Refused in place of an error of the disk
 */
export function saidInOfficeWords<T>(act: () => T, after?: string): T {
  try {
    return act();
  } catch (error) {
    throw inOfficeWords(error, after);
  }
}
