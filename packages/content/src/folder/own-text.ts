import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { bytesOf, textIn } from './text-form.ts';

/** What the name of a copy ends with: 'zona.csv.lama'. */
export const COPY_ENDING = '.lama';

/** A text that a person wrote, changed by a program. */
export interface Rewritten {
  readonly bytes: Uint8Array;
  /** Whether it is UTF-8 with a byte order mark now, since its own encoding has not all letters of the change. */
  readonly isWidened: boolean;
}

/**
 * Changes a text that a person wrote: it keeps its encoding, its byte order mark and, where they are all CR LF, the ends of its lines.
 * @param change gets the text without its mark, and gives the new one without
 * @throws NoText where the bytes cannot be read without losing a letter
 */
export function rewritten(old: Uint8Array, change: (text: string) => string): Rewritten {
  const { text, form } = textIn(old);
  const next = withEndsOf(change(text).replace(/^\ufeff/, ''), text);
  const bytes = bytesOf(next, form);
  if (bytes !== undefined) return { bytes, isWidened: false };
  return { bytes: Buffer.from(`\ufeff${next}`, 'utf8'), isWidened: true };
}

function withEndsOf(text: string, old: string): string {
  const isCrlf = old.includes('\r\n') && !/[^\r]\n|^\n/.test(old);
  return isCrlf ? text.replace(/\r?\n/g, '\r\n') : text;
}

/** A file that is written beside its place. */
export interface FileBeside {
  /** Replaces the file. @returns the name of the copy of the previous one */
  readonly replace: () => string | undefined;
}

/**
 * Writes a file beside its place, so that whatever ends the program leaves the old one or the new one whole.
 * @param previous the file that is copied beside the new one, where it exists
 */
export function writeBeside(place: string, bytes: Uint8Array | string, previous?: string): FileBeside {
  const hidden = (name: string) => join(dirname(place), `.${name}.${process.pid}.baru`);
  const beside = hidden(basename(place));
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(beside, bytes);
  const copy = `${basename(place)}${COPY_ENDING}`;
  const replace = () => {
    const hasPrevious = previous !== undefined && existsSync(previous);
    if (hasPrevious) {
      // Beside as well: the older copy may share its content with another folder.
      copyFileSync(previous, hidden(copy));
      renameSync(hidden(copy), join(dirname(place), copy));
    }
    renameSync(beside, place);
    return hasPrevious ? copy : undefined;
  };
  return { replace };
}
