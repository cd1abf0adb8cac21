import { said } from './language.ts';

const AGAIN = said(
  'lalu jalankan sekali lagi. Yang sudah ada tetap utuh.',
  'and run this again. What was there stays as it was.',
);
const NOT_ALLOWED = (folder: string) =>
  said(
    `pengguna ini tidak boleh menulis ke ${folder}; beri haknya ${AGAIN}`,
    `this user may not write into ${folder}; give it the right to ${AGAIN}`,
  );

const PROBLEMS: Readonly<Record<string, (folder: string) => string>> = {
  ENOSPC: (folder) =>
    said(
      `cakram ${folder} penuh; kosongkan sebagian ${AGAIN}`,
      `the disk of ${folder} is full; make room on it ${AGAIN}`,
    ),
  EDQUOT: (folder) =>
    said(
      `jatah ${folder} habis; kosongkan sebagian ${AGAIN}`,
      `no more may be written into ${folder}, whose quota is used up; make room ${AGAIN}`,
    ),
  EROFS: (folder) =>
    said(
      `${folder} hanya dapat dibaca; izinkan penulisan ${AGAIN}`,
      `${folder} cannot be written to, it is read-only; make it writable ${AGAIN}`,
    ),
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
};

/** Thrown where a folder cannot be written to; its message says why and what to do. */
export class DiskError extends Error {
  override readonly name = 'DiskError';
  readonly code: string;

  constructor(message: string, code: string, cause: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Says in a sentence why a folder cannot be written to; undefined for an error that is about something else. */
export function diskProblem(code: string, folder: string): string | undefined {
  return Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code]?.(folder) : undefined;
}

function namedError(error: unknown, folder: string): unknown {
  if (error instanceof DiskError || !(error instanceof Error && 'code' in error)) return error;
  const code = String(error.code);
  const problem = diskProblem(code, folder);
  return problem === undefined ? error : new DiskError(problem, code, error);
}

/**
 * Writes into a folder.
 * @throws DiskError where that cannot be written to; whatever else `write` throws, as it is
 */
export async function writing<T>(folder: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw namedError(error, folder);
  }
}

/** As `writing`, at once. */
export function writingSync<T>(folder: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw namedError(error, folder);
  }
}
