import { dirname, extname, join } from 'node:path';
import * as v from 'valibot';
import { addressOfFile } from '../content-images.ts';
import type { Article, ArticlePicture } from '../items.ts';
import { said } from '../language.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { type Entry, moment, optional, pictures, text } from './entries.ts';
import { type ContentFolder, entriesIn, picturesIn, readText } from './folder.ts';
import { guarded } from './guarded.ts';
import { MarkdownError, type MarkdownFile, readMarkdown } from './markdown.ts';
import { isoOf, type ReadMoment, readMoment } from './moments.ts';
import { datedName } from './names.ts';
import { readPictures } from './read-pictures.ts';
import { fileNamed, isAddress, type Reference, shownPath } from './references.ts';
import { words } from './words.ts';
import { type PlacedEntry, readYamlRecord } from './yaml-file.ts';

/** What may stand in the front matter of an article. */
export const ARTICLE = v.strictObject({
  title: words(text, 'Judul', 'Satu kalimat yang mengatakan beritanya.'),
  date: words(
    v.optional(moment),
    'Tanggal',
    'Hari, dan jam bila perlu: 2024-11-12 atau 2024-11-12 09.30 (WIB). Bila kosong, hari pada nama berkasnya.',
  ),
  modified: words(v.optional(moment), 'Diperbarui', 'Bila isinya berubah setelah terbit: 2024-11-13 11.05.'),
  pictures: words(
    pictures,
    'Gambar',
    'Yang pertama menjadi sampul. Bila kosong, semua gambar di folder yang bernama sama dengan beritanya.',
  ),
  id: words(
    optional,
    'Alamat',
    'Akhir alamat berita ini, tanpa spasi. Bila kosong, diambil dari nama berkasnya.',
  ),
});

/** Reads content/news: an article a Markdown file, oldest first, as the names of the files sort. */
export function readNews(folder: ContentFolder): Article[] {
  const news = join(folder.root, 'news');
  const names = entriesIn(folder, news, folder.reportUnread).filter((name) =>
    /\.(?:md|markdown)$/i.test(name),
  );
  const files = new Map<string, string>();
  return names.flatMap((name) => {
    const path = join(news, name);
    const article = guarded(shownPath(folder, path), folder.report, () => readArticle(folder, path));
    if (article === undefined) return [];
    const other = files.get(article.id);
    files.set(article.id, name);
    if (other === undefined) return [article];
    folder.report({
      file: shownPath(folder, path),
      message: said(
        `alamat ${article.id} sudah dipakai ${other}; tulis yang lain: 'id: ${article.id}-2'`,
        `the id ${article.id} is that of ${other} too; write another one: 'id: ${article.id}-2'`,
      ),
    });
    return [];
  });
}

function readArticle(folder: ContentFolder, path: string): Article | undefined {
  const text = readText(folder, path);
  if (text === undefined) return undefined;
  const file = shownPath(folder, path);
  const markdown = markdownOf(folder, file, text);
  if (markdown === undefined) return undefined;
  if (markdown.frontMatter === undefined) {
    folder.report({
      file,
      line: 1,
      message: said(
        'judulnya tidak ada; awali berkas dengan baris ---, baris title: …, dan baris ---',
        'the front matter is missing; begin with --- and title: …, and close it with ---',
      ),
    });
    return undefined;
  }
  const { entries, mistakes } = readYamlRecord(ARTICLE, {
    text: markdown.frontMatter,
    file,
    before: 1,
    nearestWord: folder.rules.nearestWord,
  });
  for (const mistake of mistakes) folder.report(mistake);
  const [placed] = entries;
  return placed && articleOf(folder, path, placed, markdown);
}

function markdownOf(folder: ContentFolder, file: string, text: string): MarkdownFile | undefined {
  try {
    return readMarkdown(text);
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    const { line, message } = error;
    folder.report({ file, ...(line !== undefined && { line }), message });
    return undefined;
  }
}

function articleOf(
  folder: ContentFolder,
  path: string,
  placed: PlacedEntry<typeof ARTICLE>,
  markdown: MarkdownFile,
): Article | undefined {
  const { entry } = placed;
  const stem = path.slice(0, path.length - extname(path).length);
  const { day, rest } = datedName(stem.slice(dirname(path).length + 1));
  const created = momentOf(folder, path, placed, 'date') ?? dayOf(folder, day);
  if (created === undefined && entry.date === undefined) {
    folder.report({
      file: shownPath(folder, path),
      line: 1,
      message: said(
        "tanggalnya tidak ada; tulis 'date: 2024-11-12', atau awali nama berkasnya dengan tanggal",
        "date is missing; write 'date: 2024-11-12', or let the file's name begin with the day",
      ),
    });
    return undefined;
  }
  const images = articleImages(folder, path, stem, placed);
  placeImages(folder, path, stem, markdown);
  return {
    id: entry.id ?? rest,
    title: entry.title,
    content: markdown.html(),
    // The page shows the pictures in the reverse of their order (contract "Feeds").
    images: images.toReversed(),
    ...withoutUndefined({
      createdDate: created?.iso ?? dayOf(folder, day)?.iso,
      created: created?.date,
      modified: momentOf(folder, path, placed, 'modified')?.date ?? created?.date,
    }),
  };
}

const dayOf = ({ rules }: ContentFolder, day: string | undefined): ReadMoment | undefined => {
  const iso = day === undefined ? undefined : isoOf(rules, day);
  return iso === undefined ? undefined : { date: { iso }, iso };
};

function momentOf(
  folder: ContentFolder,
  path: string,
  { entry, lineOf }: PlacedEntry<typeof ARTICLE>,
  field: 'date' | 'modified',
): ReadMoment | undefined {
  const value = entry[field];
  if (value === undefined) return undefined;
  const moment = readMoment(folder.rules, value);
  if (moment === undefined) {
    folder.report({
      file: shownPath(folder, path),
      line: lineOf(field),
      message: said(
        `${field} tidak terbaca: ${JSON.stringify(value)}; tulis seperti 2024-11-12 atau 2024-11-12 09.30`,
        `${field} cannot be read: ${JSON.stringify(value)}; write it as 2024-11-12 or 2024-11-12 09.30`,
      ),
    });
  }
  return moment;
}

function articleImages(
  folder: ContentFolder,
  path: string,
  stem: string,
  { entry, lineOf }: PlacedEntry<typeof ARTICLE>,
): ArticlePicture[] {
  const named = entry.pictures as Entry<typeof ARTICLE>['pictures'];
  const pictures =
    named === undefined
      ? picturesIn(folder, stem).map((file) => ({ path: file, alt: undefined }))
      : readPictures(folder, path, named, (index) => lineOf('pictures', index));
  return pictures.map(({ path: id, alt }, index) => ({
    id,
    url: id,
    originalUrl: id,
    description: alt ?? `${entry.title}, foto ${index + 1}`,
  }));
}

// A picture in the text is named from beside the file, or in the folder of the article's name; its key is its path.
function placeImages(folder: ContentFolder, path: string, stem: string, { images }: MarkdownFile): void {
  for (const image of images) {
    if (isAddress(image.url)) continue;
    const found = textPicture(folder, path, stem, image.url);
    if ('path' in found) image.url = addressOfFile(found.path);
    else {
      // Without an address it is left out of the text.
      image.url = '';
      folder.report({ file: shownPath(folder, path), line: image.line, message: found.problem });
    }
  }
}

function textPicture({ root }: ContentFolder, path: string, stem: string, url: string): Reference {
  // A name may have a per cent sign of its own, or be written as an address.
  const tries = [decoded(url), url].flatMap((name) => [
    fileNamed(root, dirname(path), name),
    fileNamed(root, stem, name),
  ]);
  const found = tries.find((one) => 'path' in one);
  if (found || !/^[a-z][a-z\d+.-]*:/i.test(url)) return found ?? (tries[0] as Reference);
  const name = JSON.stringify(url.length > 30 ? `${url.slice(0, 30)}…` : url);
  return {
    problem: said(
      `${name} bukan berkas di folder ini; letakkan gambarnya di samping berita, lalu tulis namanya`,
      `${name} is no file of this folder; put the picture beside the article, and write its name`,
    ),
  };
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
