import { NoText, rewritten, textIn } from '@bupc/content/files';
import { withEndOf, withEndsOf, withLf } from '../text/line-ends.ts';
import { Refused } from './safe-path.ts';

/** Whether a name is that of a text. */
export const isText = (path: string): boolean => /\.(?:md|markdown|ya?ml|csv|txt)$/i.test(path);

/**
 * Gives the text of a file as the page knows texts: lines end with LF, whatever the file's encoding and ends of lines are.
 * @returns undefined where nobody can know its letters
 */
export function pageText(bytes: Uint8Array): string | undefined {
  try {
    return withLf(textIn(bytes).text);
  } catch (error) {
    if (error instanceof NoText) return undefined;
    throw error;
  }
}

/** What is said of a text whose letters nobody can know. */
export const unreadable = (path: string): Refused =>
  new Refused(
    409,
    `${path}: huruf berkas ini tidak terbaca, jadi tidak dibuka di sini; simpan berkasnya sebagai UTF-8, lalu muat ulang halaman`,
  );

/**
 * Gives a text of the page the form that its file has: encoding, byte order mark, ends of lines, and the end.
 * @throws Refused where the letters of the file cannot be known
 */
export function inFormOf(old: Uint8Array, text: string, path: string): Uint8Array {
  try {
    return rewritten(old, (before) => withEndsOf(before, withEndOf(withLf(before), text))).bytes;
  } catch (error) {
    throw error instanceof NoText ? unreadable(path) : error;
  }
}
