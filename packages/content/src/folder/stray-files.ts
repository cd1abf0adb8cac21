import { basename, extname } from 'node:path';
import { FEED_NAMES, type FeedName, feedOf } from '../feeds.ts';
import { said } from '../language.ts';
import type { SiteRules } from '../site-rules.ts';
import { LIST_ENDINGS } from './lists.ts';
import { isPictureName } from './names.ts';

/** Something that stands where nothing reads it, and what to do. */
export interface Stray {
  readonly message: string;
  /** The feed that it was meant for, whose entries are missing; absent where nobody can tell. */
  readonly feed?: FeedName;
}

// Lists at the top of the folder, the shortest name first, as people are told of them.
const LISTS = FEED_NAMES.flatMap((name) => feedOf(name).list ?? []).sort((a, b) => a.length - b.length);
/** The folders that something reads, each with what stands in it. */
const FOLDERS: Readonly<Record<string, string>> = {
  news: said('berita', 'articles'),
  gallery: said('album', 'albums'),
  banners: said('gambar pembuka', 'banners'),
  staff: said('foto pegawai', 'portraits'),
  documents: said('dokumen', 'documents'),
  berkas: said('berkas situs', 'files of the site'),
  akar: said('berkas di pangkal alamat situs', 'files at the root of the site'),
  peta: said('peta', 'the map'),
  'produk-hukum': said('bunyi peraturan', 'texts of regulations'),
};
// What people call them.
const OTHER_NAMES: Readonly<Record<string, string>> = {
  berita: 'news',
  artikel: 'news',
  galeri: 'gallery',
  album: 'gallery',
  foto: 'gallery',
  banner: 'banners',
  pegawai: 'staff',
  staf: 'staff',
  dokumen: 'documents',
};
/** The names of what may be a list or a text under another name. */
export const MAYBE_LIST = /\.(?:ya?ml|csv|md|markdown|txt|xlsx?|ods|docx?|odt|json)$/i;
const TEXTS = /\.(?:docx?|odt|rtf|txt|html?|pages|pdf|mdx)$/i;
const WITHOUT_WORD = /\.schema\.json$|^readme\b|^licen[sc]e\b/i;

/** The stem of a name that may have several endings: 'staff' of 'Staff.yaml.txt'. */
const stemOf = (name: string): string => name.toLowerCase().replace(/\..*$/s, '');

/**
 * Says why nothing reads a file at the top of the content folder that may be meant as a list or a text.
 * @param name of the file
 * @returns undefined for one that something reads
 */
export function strayAtTop(
  name: string,
  rules: Pick<SiteRules, 'otherFiles' | 'nearestWord'>,
): Stray | undefined {
  const list = LISTS.find((one) => one === stemOf(name));
  const endings: readonly string[] = LIST_ENDINGS;
  if (list !== undefined && endings.includes(name.slice(list.length)) && name.startsWith(list))
    return undefined;
  if (rules.otherFiles.includes(name) || WITHOUT_WORD.test(name) || !MAYBE_LIST.test(name)) return undefined;
  if (list !== undefined) {
    const last = extname(name).toLowerCase();
    const right = endings.find((ending) => name.toLowerCase().startsWith(`${list}${ending}`)) ?? '.yaml';
    const message =
      endings.includes(last) || right !== '.yaml' || /\.ya?ml\./i.test(name)
        ? said(
            `berkas ini tidak dibaca; namai ${list}${right}`,
            `nothing reads this file; name it ${list}${right}`,
          )
        : said(
            `berkas ini tidak dibaca; simpan daftarnya sebagai ${endings.map((ending) => list + ending).join(', ')}`,
            `nothing reads this file; save the list as ${endings.map((ending) => list + ending).join(', ')}`,
          );
    return { message, feed: FEED_NAMES.find((feed) => feed === list) as FeedName };
  }
  const near = rules.nearestWord(name, [
    ...LISTS.flatMap((one) => endings.map((ending) => one + ending)),
    ...rules.otherFiles,
  ]);
  const meant = LISTS.find((one) => near?.startsWith(`${one}.`));
  return {
    message: near
      ? said(`berkas ini tidak dibaca; namai ${near}`, `nothing reads this file; name it ${near}`)
      : said(
          `berkas ini tidak dibaca; berita ada di news, daftar ialah ${LISTS.map((one) => `${one}.yaml`).join(' dan ')}`,
          `nothing reads this file; articles stand in news, lists are ${LISTS.map((one) => `${one}.yaml`).join(' and ')}`,
        ),
    ...(meant !== undefined && { feed: FEED_NAMES.find((feed) => feed === meant) as FeedName }),
  };
}

/** Says why nothing reads a folder at the top of the content folder; undefined for one that something reads. */
export function strayFolder(name: string, nearestWord: SiteRules['nearestWord']): Stray | undefined {
  if (Object.hasOwn(FOLDERS, name)) return undefined;
  const small = name.toLowerCase();
  const near =
    OTHER_NAMES[small] ?? (Object.hasOwn(FOLDERS, small) ? small : nearestWord(name, Object.keys(FOLDERS)));
  const feed = FEED_NAMES.find((one) => one === near);
  const all = Object.entries(FOLDERS).map(([folder, what]) => `${folder} (${what})`);
  return {
    message: near
      ? said(`folder ini tidak dibaca; namai ${near}`, `nothing reads this folder; name it ${near}`)
      : said(
          `folder ini tidak dibaca; yang ada ${all.join(', ')}`,
          `nothing reads this folder; there are ${all.join(', ')}`,
        ),
    ...(feed && { feed }),
  };
}

/** Says why a file in news is no article; undefined for an article, a picture, and what is none of a writer's texts. */
export function strayInNews(name: string): Stray | undefined {
  if (/\.(?:md|markdown)$/i.test(name) || isPictureName(name) || !TEXTS.test(name)) return undefined;
  const stem = basename(name).replace(/(?:\.(?:md|markdown))?\.[^.]+$/i, '');
  const copy = /\.(?:md|markdown)\.txt$/i.test(name) || /\.(?:txt|mdx)$/i.test(name);
  return {
    feed: 'news',
    message: copy
      ? said(
          `ini bukan berita, yang namanya berakhir .md; namai ${stem}.md`,
          `this is no article, whose name ends with .md; name it ${stem}.md`,
        )
      : said(
          `ini bukan berita, yang namanya berakhir .md; tulis isinya ke ${stem}.md, atau tempel di penyunting: npm run edit`,
          `this is no article, whose name ends with .md; write its text into ${stem}.md, or paste it in the editor: npm run edit`,
        ),
  };
}

// The tables and texts of the map, each with the endings that it may have.
const OF_THE_MAP: Readonly<Record<string, readonly string[]>> = {
  peta: ['.yaml'],
  sumber: ['.yaml'],
  zona: ['.csv', '.xlsx'],
  kegiatan: ['.csv', '.xlsx'],
  syarat: ['.csv', '.xlsx'],
};

/** Says why nothing reads a file of the map's folder that has the name of one of its tables; undefined for any other. */
export function strayInMap(name: string): Stray | undefined {
  const stem = stemOf(name);
  const endings = OF_THE_MAP[stem];
  if (
    endings === undefined ||
    endings.some((ending) => name === stem + ending) ||
    !MAYBE_LIST.test(name) ||
    WITHOUT_WORD.test(name)
  )
    return undefined;
  const names = endings.map((ending) => stem + ending).join(said(' atau ', ' or '));
  return {
    message: said(
      `berkas ini tidak dibaca; simpan sebagai ${names}`,
      `nothing reads this file; save it as ${names}`,
    ),
  };
}

/** Says why a file in produk-hukum is no text of a regulation; undefined for one, and for what is none of a writer's texts. */
export function strayRegulation(name: string): Stray | undefined {
  if (
    /\.md$/.test(name) ||
    WITHOUT_WORD.test(name) ||
    !/\.(?:docx?|odt|rtf|txt|html?|pages|mdx?|markdown)$/i.test(name)
  )
    return undefined;
  const stem = name.replace(/(?:\.(?:md|markdown))?\.[^.]+$/i, '');
  return {
    message: said(
      `ini bukan bunyi peraturan, yang namanya berakhir .md; tulis isinya ke ${stem}.md`,
      `this is no text of a regulation, whose name ends with .md; write its text into ${stem}.md`,
    ),
  };
}
