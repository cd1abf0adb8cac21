import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Finding, Level } from '@bupc/content';
import { isServed, said, servedFile } from '@bupc/content/files';
import { MAX_DOCUMENT_BYTES } from '../../../../src/domain/shared/limits.ts';
import { findingsOf, type Mistake } from './mistake.ts';

const MB = 1_000_000;
const LARGE_BYTES = 5 * MB;

/** Where the site's files stand. */
export interface SiteFolder {
  /** The folders of the site's files. */
  readonly root: string;
  readonly folder: string;
  /** The content folder, whose own files a build has yet to copy; absent where built files are checked. */
  readonly content?: string;
}

/** A file of the map. */
export interface MapFile {
  readonly path: string;
  /** From the root of the project, with slashes. */
  readonly name: string;
  /** Undefined where there is none. */
  readonly bytes: number | undefined;
}

/** Whether an address leads to another host. */
export const isOutside = (address: string): boolean => /^https?:/i.test(address);

/** Finds the file behind a path of the site. */
export function mapFile(address: string, { root, folder, content }: SiteFolder): MapFile {
  const asked = safelyDecoded(new URL(address, 'http://site').pathname);
  const places = content === undefined ? undefined : { folder: content, publicDir: folder };
  const path = places === undefined ? join(folder, asked) : servedFile(places, asked);
  // A link to a file is not served.
  const isThere = places === undefined || isServed(places, asked);
  const stat = isThere ? statSync(path, { throwIfNoEntry: false }) : undefined;
  return {
    path,
    name: relative(root, path).replaceAll('\\', '/'),
    bytes: stat?.isFile() ? stat.size : undefined,
  };
}

/**
 * Checks a text file that the map reads as a whole, unless it is on another host.
 * @param judge gets the text of an existing file
 */
export function checkText(
  address: string,
  site: SiteFolder,
  judge: (text: string) => Iterable<Mistake>,
): Finding[] {
  if (isOutside(address)) return [];
  const { path, name, bytes } = mapFile(address, site);
  if (bytes === undefined) return findingsOf(name, [missing(address)]);
  const size = sizeMistakes(bytes);
  const isRefused = size.some(({ level }) => level === 'error');
  return findingsOf(name, [...size, ...(isRefused ? [] : judge(readFileSync(path, 'utf8')))]);
}

/** Says that a file is not there. */
export const missing = (address: string): Mistake => ({
  level: 'error',
  sort: 'missing',
  message: said(
    `berkas ini tidak ada; letakkan di sini, atau tulis alamat lain daripada ${address} di peta.yaml`,
    `there is no such file; put it here, or write another address than ${address} in peta.yaml`,
  ),
});

function sizeMistakes(bytes: number): Mistake[] {
  const size = `${Math.round(bytes / MB)} MB`;
  const large = (level: Level, words: string): Mistake[] => [
    {
      level,
      sort: 'large',
      message: said(
        `${size} ${words}; sederhanakan, atau jadikan PMTiles`,
        `${size} ${words}; simplify it, or make it PMTiles`,
      ),
    },
  ];
  if (bytes > MAX_DOCUMENT_BYTES)
    return large(
      'error',
      said(
        'melebihi yang dibaca peta, dan tidak ada yang tampil',
        'are more than the map reads, and nothing is shown',
      ),
    );
  return bytes > LARGE_BYTES
    ? large('warning', said('lama terbuka di ponsel', 'take long to open on a phone'))
    : [];
}

function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
