import { basename } from 'node:path';
import { FEED_NAMES } from '@bupc/content/feeds.ts';
import { readFolder } from '@bupc/content/folder/read-folder.ts';
import type { FolderMistake } from '@bupc/editor/serve/staged.ts';
import { officeMistakes } from '../city/judge-office.ts';
import { officeRemarks } from '../city/read-city.ts';
import { judgeRegulations } from '../city/regulations/read-regulations.ts';
import { site } from '../content/site.ts';

/** What a check says, in the words of the office, where a form does not say it before; the rest stays as it is. */
const WORDS: readonly (readonly [says: RegExp, words: string])[] = [
  [/^write either url, an address, or file/, 'isi Dokumen atau Alamat dokumen, salah satu saja'],
  [/^the id (\S+) is that of (.+?) too;/, 'alamat $1 sudah dipakai $2; isi Alamat dengan yang lain'],
  [/^there is no file "([^"]+)"/, 'berkas $1 tidak ada; pilih yang ada, atau unggah'],
  [/^"([^"]+)" is no safe address/, 'alamat $1 tidak aman; tulis yang diawali https://'],
  [/^"([^"]+)" is no document/, 'berkas $1 bukan dokumen; yang boleh pdf, doc, docx, xlsx, zip, atau txt'],
  [/^type takes /, 'isi Jenis dengan pdf, doc, docx, xlsx, zip, atau txt, atau kosongkan'],
  [
    /^(date|modified) cannot be read/,
    'tanggalnya tidak terbaca; tulis seperti 2024-11-12, atau 2024-11-12 09.30',
  ],
  [/^(\S+) is missing;/, 'bagian $1 wajib diisi'],
  [/^(\w+) takes a day that is not before (\w+), .+$/s, 'bagian $1 harus sesudah bagian $2, atau sama'],
  [/^tanggal (\S+) stands in line (\d+) too,/, 'tanggal $1 sudah ada di baris $2'],
  [
    /^openingHours\.(\d+)\.hours has (\S+) on .+ has open (\S+);/,
    'jam $2 bertumpang dengan jam $3 pada hari yang sama',
  ],
  [/takes an end that is after its beginning/, 'jam tutup harus sesudah jam buka'],
  [/^(\S+) takes .+; it holds (.+)$/s, 'bagian $1 tidak dapat berisi $2'],
];

/** Says a mistake in the words of the office. */
export function inWords(message: string): string {
  const [found] = WORDS.flatMap(([says, words]) => {
    const match = says.exec(message);
    return match ? [words.replace(/\$(\d)/g, (_all, at: string) => match[Number(at)] ?? '')] : [];
  });
  return found ?? message;
}

/** Says what of a folder `npm run content:check` would call a mistake; files are named from the folder. */
export function mistakesIn(folder: string): readonly FolderMistake[] {
  const { mistakes } = readFolder(site.rules, folder, FEED_NAMES);
  const env = { ...process.env, CONTENT_DIR: folder };
  const judged = [...officeMistakes(env), ...(judgeRegulations(env).mistakes ?? [])];
  const name = `${basename(folder)}/`;
  return [...mistakes, ...judged, ...officeRemarks(env).mistakes].map(({ file, line, message }) => ({
    file: file.slice(file.lastIndexOf(name) + name.length),
    ...(line !== undefined && { line }),
    message: inWords(message),
  }));
}
