import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { said } from '../language.ts';
import type { Mistake } from '../mistakes.ts';
import type { SiteRules } from '../site-rules.ts';
import { guarded } from './guarded.ts';
import { isThere, linkProblem } from './links.ts';
import { isHidden, isPictureName, sortedNames } from './names.ts';
import { shownPath } from './references.ts';
import { decoded } from './table-file.ts';

/** The most that a text file of the folder may hold, in bytes: a thousand pages. */
const MAX_TEXT_BYTES = 4 * 1024 * 1024;

/** The content folder while it is read. */
export interface ContentFolder {
  /** Its path. */
  readonly root: string;
  readonly rules: SiteRules;
  /** Reports a mistake; the entry or file that has it is left out. */
  readonly report: (mistake: Mistake) => void;
  /** Takes note of what is not used, though nothing is lost by it. */
  readonly note?: (mistake: Mistake) => void;
  /** Takes note of a mistake that hides all entries of a feed: its list, or its folder, cannot be read. */
  readonly reportUnread: (mistake: Mistake) => void;
}

/** Reads a text file of the folder; tells of one that cannot be used and gives undefined. */
export function readText(
  folder: ContentFolder,
  path: string,
  report: ContentFolder['report'] = folder.report,
): string | undefined {
  const file = shownPath(folder, path);
  const refuse = (message: string) => report({ file, message });
  const link = linkProblem(folder.root, path);
  if (link !== undefined) return void refuse(`${said('ini', 'this')} ${link}`);
  return guarded(file, report, () => {
    const status = statSync(path);
    if (!status.isFile())
      return void refuse(
        said(
          'ini bukan berkas; simpan berkas teks dengan nama itu',
          'this is no file; write a text file of that name',
        ),
      );
    if (status.size > MAX_TEXT_BYTES) {
      return void refuse(
        said(
          `berkas ini ${status.size} bita, paling besar ${MAX_TEXT_BYTES}`,
          `the file has ${status.size} bytes; at most ${MAX_TEXT_BYTES} are taken`,
        ),
      );
    }
    const bytes = readFileSync(path);
    // Spreadsheets write tables in the encodings of Windows.
    const text = path.endsWith('.csv') ? decoded(bytes) : textIn(bytes);
    if (text === undefined)
      refuse(
        said(
          'hurufnya bukan UTF-8; simpan berkas ini dengan pengodean UTF-8',
          'this is no text in UTF-8; save it as such',
        ),
      );
    return text;
  });
}

function textIn(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return undefined;
  }
}

/**
 * Gives the names in a folder of the content, sorted as people read them; none where there is no such folder. Links that
 * lead away are told of and left out.
 * @param report is told of a folder that cannot be read
 */
export function entriesIn(
  folder: ContentFolder,
  place: string,
  report: ContentFolder['report'] = folder.report,
): string[] {
  if (!isThere(place)) return [];
  const file = shownPath(folder, place);
  const link = linkProblem(folder.root, place);
  if (link !== undefined) {
    report({ file, message: `${said('ini', 'this')} ${link}` });
    return [];
  }
  const names = guarded(file, report, () => readdirSync(place)) ?? [];
  return sortedNames(names.filter((name) => !isHidden(name))).filter((name) => {
    const problem = linkProblem(folder.root, join(place, name));
    if (problem === undefined) return true;
    folder.report({
      file: shownPath(folder, join(place, name)),
      message: `${said('ini', 'this')} ${problem}`,
    });
    return false;
  });
}

/** Gives the paths of all pictures in a folder of the content; `report` as for entriesIn. */
export function picturesIn(folder: ContentFolder, place: string, report?: ContentFolder['report']): string[] {
  return entriesIn(folder, place, report)
    .filter(isPictureName)
    .map((name) => join(place, name))
    .filter((path) => isFile(folder, path));
}

function isFile(folder: ContentFolder, path: string): boolean {
  const file = shownPath(folder, path);
  const is = guarded(file, folder.report, () => statSync(path).isFile());
  if (is === false)
    folder.report({
      file,
      message: said('ini bukan berkas; gambar berupa satu berkas', 'this is no file; a picture is one'),
    });
  return is ?? false;
}
