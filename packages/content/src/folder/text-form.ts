import { said } from '../language.ts';
import { fromWindows1252, inWindows1252 } from './windows-1252.ts';

/** How the bytes of a text are made. */
export interface TextForm {
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  /** Whether a byte order mark stands before it. */
  readonly hasMark: boolean;
}

/** Thrown where bytes are no text: cut off in a letter, or with bytes that no letter has. */
export class NoText extends Error {
  override readonly name = 'NoText';
}

const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/**
 * Reads the text of a file that a person wrote, by its byte order mark; without one it is UTF-8, else Windows-1252.
 * @returns the text without its mark, and the form that gives the same bytes again
 * @throws NoText where a letter would be lost
 */
export function textIn(bytes: Uint8Array): { readonly text: string; readonly form: TextForm } {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  const form: TextForm = { encoding: marked?.[0] ?? 'utf-8', hasMark: marked !== undefined };
  const strict = strictly(bytes.subarray(marked?.[1].length ?? 0), form.encoding);
  if (strict === undefined && marked)
    throw new NoText(
      said(`ini bukan teks dengan pengodean ${form.encoding}`, `this is no text in ${form.encoding}`),
    );
  const text = strict ?? fromWindows1252(bytes);
  // UTF-16 without its mark, or no text at all.
  if (text.includes('\0')) throw new NoText(said('ini bukan teks', 'this is no text'));
  return { text, form: strict === undefined ? { encoding: 'windows-1252', hasMark: false } : form };
}

function strictly(bytes: Uint8Array, encoding: TextForm['encoding']): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Gives the bytes of a text in a form.
 * @returns undefined where this form cannot hold the text, or would be read as another one
 */
export function bytesOf(text: string, { encoding, hasMark }: TextForm): Uint8Array | undefined {
  if (encoding === 'windows-1252') {
    const bytes = inWindows1252(text);
    return bytes && textIn(bytes).text === text ? bytes : undefined;
  }
  const marked = Buffer.from((hasMark ? '\ufeff' : '') + text, encoding === 'utf-8' ? 'utf8' : 'utf16le');
  return encoding === 'utf-16be' ? marked.swap16() : marked;
}
