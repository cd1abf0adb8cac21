import { readFileSync, statSync } from 'node:fs';
import type { Mistake } from '../mistakes.ts';
import type { SiteRules } from '../site.ts';
import { shownPath } from './references.ts';

/** The most that a text file of the folder may hold, in bytes: a thousand pages. */
const MAX_TEXT_BYTES = 4 * 1024 * 1024;

/** The content folder while it is read. */
export interface ContentFolder {
  /** Its path. */
  readonly root: string;
  readonly rules: SiteRules;
  /** Reports a mistake; the entry or file that has it is left out. */
  readonly report: (mistake: Mistake) => void;
}

/** Reads a text file of the folder; reports one that cannot be used and returns undefined. */
export function readText(folder: ContentFolder, path: string): string | undefined {
  const file = shownPath(folder, path);
  const refuse = (message: string) => folder.report({ file, message });
  try {
    const { size } = statSync(path);
    if (size > MAX_TEXT_BYTES) {
      refuse(`the file has ${size} bytes; at most ${MAX_TEXT_BYTES} are taken`);
      return undefined;
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return text.replace(/\r\n?/g, '\n');
  } catch (error) {
    if (error instanceof TypeError) refuse('this is no text in UTF-8; save it as such');
    else refuse(`the file cannot be read: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
