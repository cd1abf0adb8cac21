import { type ContentReport, FEED_NAMES, unusedFiles } from '@bupc/content';
import { hiddenRootFiles, mistakeLine, placesOf, ROOT_FILES, said } from '@bupc/content/files';
import { officeRemarks } from '../city/read-city.ts';
import { contentEnv } from '../content/env.ts';
import { countLine, lostLines } from '../content/lost-lines.ts';
import { readFolder } from '../content/site-content.ts';

/** Says at the end of a build, where it is read, what of the content folder is left out, and how much. */
export function reportContent(root: string, content: ContentReport, report: (line: string) => void): void {
  const env = contentEnv(root);
  const { mistakes, doubts } = officeRemarks(env);
  for (const mistake of [...content.mistakes, ...mistakes, ...doubts]) report(mistakeLine(mistake));
  for (const line of lostLines(content)) report(line);
  const { folder } = placesOf(root, env);
  const unused = unusedFiles(folder, readFolder(folder, FEED_NAMES));
  const count = countLine(content.mistakes.length + mistakes.length, unused.length);
  if (count) report(count);
}

/** Names the office's files at the root of the site that a build has written over. */
export function reportHidden(folder: string, dist: string, report: (line: string) => void): void {
  for (const name of hiddenRootFiles(folder, dist)) {
    report(
      said(
        `${ROOT_FILES}/${name} tidak disajikan: situs punya berkasnya sendiri di /${name}; beri nama lain`,
        `${ROOT_FILES}/${name} is not served: the site has a file of its own at /${name}; give it another name`,
      ),
    );
  }
}
