import { existsSync, lstatSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Banner, Person } from '../items.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { readCsvList } from './csv-file.ts';
import type { ENTRIES } from './entries.ts';
import { type ContentFolder, readText } from './folder.ts';
import { fileNamed, isAddress, isPictureName, namesIn, shownPath, titleOf } from './references.ts';
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
  const [path, other] = paths.filter((one) => existsSync(one));
  if (path === undefined) return [];
  if (other !== undefined) {
    folder.report({
      file: shownPath(folder, other),
      message: `there is ${basename(path)} too, which is taken; keep one of them`,
    });
  }
  const text = readText(folder, path);
  if (text === undefined) return [];
  const read = extname(path) === '.csv' ? readCsvList : readYamlList;
  const { entries, mistakes } = read(kind, {
    text,
    file: shownPath(folder, path),
    nearestWord: folder.rules.nearestWord,
  });
  for (const mistake of mistakes) folder.report(mistake);
  return entries.map((entry) => ({ ...entry, path }));
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
  if (!existsSync(place) || !lstatSync(place).isDirectory()) return [];
  const isListed = ['.yaml', '.yml', '.csv'].some((ending) => existsSync(join(place, `banners${ending}`)));
  if (!isListed) {
    return namesIn(place)
      .filter(isPictureName)
      .map((file) => bannerOf(titleOf(basename(file, extname(file))), join(place, file)));
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
