import { basename, dirname, extname, join } from 'node:path';
import type { Banner, Person } from '../items.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { readCsvList } from './csv-file.ts';
import type { ENTRIES } from './entries.ts';
import { type ContentFolder, picturesIn, readText } from './folder.ts';
import { guarded } from './guarded.ts';
import { isThere } from './links.ts';
import { titleOf } from './names.ts';
import { fileNamed, isAddress, shownPath } from './references.ts';
import { type PlacedEntry, readYamlList } from './yaml-file.ts';

/**
 * Reads a list that may be written as YAML or as CSV: '{name}.yaml', '{name}.yml' or '{name}.csv'; where there are two
 * of them, that is a mistake.
 */
export function readList<Kind extends keyof typeof ENTRIES>(
  folder: ContentFolder,
  kind: Kind,
  name: string,
): (PlacedEntry<Kind> & { readonly path: string })[] {
  const paths = ['.yaml', '.yml', '.csv'].map((ending) => join(folder.root, `${name}${ending}`));
  const [path, other] = paths.filter(isThere);
  if (path === undefined) return [];
  if (other !== undefined) {
    folder.report({
      file: shownPath(folder, other),
      message: `there is ${basename(path)} too, which is taken; keep one of them`,
    });
  }
  const text = readText(folder, path, folder.reportUnread);
  if (text === undefined) return [];
  const file = shownPath(folder, path);
  const reader = extname(path) === '.csv' ? readCsvList : readYamlList;
  const read = guarded(file, folder.reportUnread, () =>
    reader(kind, { text, file, nearestWord: folder.rules.nearestWord }),
  );
  if (read === undefined) return [];
  for (const mistake of read.mistakes) (read.isUnread ? folder.reportUnread : folder.report)(mistake);
  return read.entries.map((entry) => ({ ...entry, path }));
}

/** Reads content/staff.yaml (or .csv): each entry with the picture that its imageUrl names. */
export function readStaff(folder: ContentFolder): Person[] {
  return readList(folder, 'staff', 'staff').flatMap(({ entry, lineOf, path }) => {
    const { imageUrl, ...texts } = entry;
    const address = addressOf(folder, path, imageUrl, lineOf('imageUrl'));
    return address === undefined ? [] : [{ ...withoutUndefined(texts), imageUrl: address }];
  });
}

/** Reads content/banners: the pictures that banners.yaml names, or all that are there, named by their files. */
export function readBanners(folder: ContentFolder): Banner[] {
  const place = join(folder.root, 'banners');
  const isListed = ['.yaml', '.yml', '.csv'].some((ending) => isThere(join(place, `banners${ending}`)));
  if (!isListed) {
    return picturesIn(folder, place, folder.reportUnread).map((path) =>
      bannerOf(titleOf(basename(path, extname(path))), path),
    );
  }
  return readList(folder, 'banner', 'banners/banners').flatMap(({ entry, lineOf, path }) => {
    const found = fileNamed(folder.root, place, entry.file);
    if ('path' in found) return [bannerOf(entry.name, found.path)];
    folder.report({ file: shownPath(folder, path), line: lineOf('file'), message: found.problem });
    return [];
  });
}

const bannerOf = (name: string, path: string): Banner => ({ name, url: path, fileId: path });

function addressOf(folder: ContentFolder, file: string, target: string, line: number): string | undefined {
  const refuse = (message: string) => {
    folder.report({ file: shownPath(folder, file), line, message });
    return undefined;
  };
  if (isAddress(target)) {
    return (
      folder.rules.safeAddress(target) ??
      refuse(`${JSON.stringify(target)} is no safe address; write one that starts with https://`)
    );
  }
  const found = fileNamed(folder.root, dirname(file), target);
  return 'path' in found ? found.path : refuse(found.problem);
}
