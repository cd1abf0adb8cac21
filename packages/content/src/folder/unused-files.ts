import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { FeedName } from '../feeds.ts';
import { said } from '../language.ts';
import type { Mistake } from '../mistakes.ts';
import { filesIn } from './files-in.ts';
import { guarded } from './guarded.ts';
import { linkProblem } from './links.ts';
import { isHidden, isPictureName } from './names.ts';
import type { FolderContent } from './read-folder.ts';
import { ALBUM_FILE } from './read-gallery.ts';
import { shownPath } from './references.ts';
import { MAYBE_LIST, strayInNews } from './stray-files.ts';
import { usedFiles } from './used-files.ts';

/** The folders whose files entries name, each with the feed and the word for what would name them. */
const NAMED: Readonly<Record<string, readonly [FeedName, string]>> = {
  news: ['news', said('berita', 'article')],
  gallery: ['gallery', said('album', 'album')],
  banners: ['banners', said('isi banners.yaml', 'entry of banners.yaml')],
  staff: ['staff', said('isi daftar pegawai', 'entry of the staff')],
  documents: ['legal-products', said('produk hukum', 'legal product')],
};
const OWN_TEXTS = /\.(?:md|markdown|schema\.json)$|^readme\b/i;
const LIST = /^banners\.(?:ya?ml|csv|xlsx)$/;

/**
 * Lists the files of the folder that no entry names, though they stand where entries name files; a feed that has a mistake may have
 * meant them, and is left out.
 * @param root the content folder
 * @param content what was read of it, of all feeds
 */
export function unusedFiles(
  root: string,
  { items, faults }: Pick<FolderContent, 'items' | 'faults'>,
): Mistake[] {
  const used = usedFiles(items);
  const atTop = namesIn(root).filter((name) => !MAYBE_LIST.test(name) && !used.has(join(root, name)));
  const others = atTop.map((name) => ({
    file: shownPath({ root }, join(root, name)),
    message: said(
      'berkas ini tidak disebut isi mana pun; sebut, atau hapus',
      'no entry names this file; name it, or remove it',
    ),
  }));
  const named = Object.entries(NAMED).flatMap(([folder, [feed, who]]) =>
    faults.has(feed) || linkProblem(root, join(root, folder)) !== undefined
      ? []
      : filesOf(join(root, folder))
          .filter((name) => !used.has(join(root, folder, name)) && !isOwn(folder, name))
          .map((name) => ({
            file: shownPath({ root }, join(root, folder, name)),
            message: said(
              `${isPictureName(name) ? 'gambar' : 'berkas'} ini tidak disebut ${who} mana pun; sebut, atau hapus`,
              `no ${who} names this ${isPictureName(name) ? 'picture' : 'file'}; name it, or remove it`,
            ),
          })),
  );
  return [...others, ...named];
}

// What reads a folder says why it cannot be read.
const filesOf = (place: string): string[] =>
  guarded(
    place,
    () => undefined,
    () => filesIn(place),
  ) ?? [];

const isOwn = (folder: string, name: string): boolean => {
  const last = name.slice(name.lastIndexOf(sep) + 1);
  if (folder === 'news' && (OWN_TEXTS.test(last) || strayInNews(last))) return true;
  if (folder === 'gallery' && (last === ALBUM_FILE || !isPictureName(last))) return true;
  return (folder === 'banners' && LIST.test(name)) || /\.schema\.json$|^readme\b/i.test(last);
};

/** The names of the files that stand in a folder itself. */
function namesIn(place: string): string[] {
  try {
    const entries = readdirSync(place, { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isFile() && !isHidden(entry.name) ? [entry.name] : []));
  } catch {
    return [];
  }
}
