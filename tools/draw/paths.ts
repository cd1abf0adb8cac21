import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where what the site serves as it is lands, from the root of the project. */
export const PUBLIC = 'public';
/** The folder that an office edits: the pictures of the sample stand in it. */
const CONTENT = 'content';

const contentFiles = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' });
const articles = contentFiles
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(join(CONTENT, name), 'utf8'));

/** The name of a picture's file in the content folder: its slug without its kind. */
const fileName = (slug: string): string => `${slug.replace(/^(?:bnr|gal|news|staf)-/, '')}.webp`;

/**
 * Gives the path of a picture in the content folder.
 * @throws Error where there is none of that name: a new picture needs an entry first, with an empty file beside it
 */
export function contentPath(slug: string): string {
  const found = contentFiles.find((name) => name.split(/[/\\]/).at(-1) === fileName(slug));
  if (!found) throw new Error(`content holds no ${fileName(slug)}; put an empty file where it is to stand`);
  return join(CONTENT, found);
}

/** Says whether an article shows a picture. */
export const isInNews = (slug: string): boolean =>
  articles.some((text) => text.includes(`/${fileName(slug)}`));

/** Gives the path of a picture of the built-in gallery, as the site asks for it. */
export function builtInPath(fileId: string, width: number): string {
  return join(PUBLIC, 'media', fileId, `${width}.webp`);
}

/** Writes a file and makes the folders it needs. */
export function write(path: string, data: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}
