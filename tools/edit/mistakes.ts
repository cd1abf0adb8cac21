import { basename } from 'node:path';
import { FEED_NAMES, readFolder } from '@bupc/content';
import type { FolderMistake } from '@bupc/editor';
import { officeMistakes } from '../city/judge-office.ts';
import { officeRemarks } from '../city/read-city.ts';
import { judgeRegulations } from '../city/regulations/read-regulations.ts';
import { site } from '../content/site.ts';

/** Says what of a folder `npm run content:check` would call a mistake; files are named from the folder. */
export function mistakesIn(folder: string): readonly FolderMistake[] {
  const { mistakes } = readFolder(site.rules, folder, FEED_NAMES);
  const env = { ...process.env, CONTENT_DIR: folder };
  const judged = [...officeMistakes(env), ...(judgeRegulations(env).mistakes ?? [])];
  const name = `${basename(folder)}/`;
  return [...mistakes, ...judged, ...officeRemarks(env).mistakes].map(({ file, line, message }) => ({
    file: file.slice(file.lastIndexOf(name) + name.length),
    ...(line !== undefined && { line }),
    message,
  }));
}
