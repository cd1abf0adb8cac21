import { join, resolve } from 'node:path';

/** The folders that content is read from and written to, from the root of the project. */
export interface Places {
  /** What an office edits. */
  readonly folder: string;
  /** What the site serves; feeds and media stand in it, and are ignored by git. */
  readonly publicDir: string;
  /** What is remembered from one run to the next, ignored by git too. */
  readonly state: string;
}

/** The places of a project: content/, public/ and .content/. */
export function placesOf(root: string, env: Readonly<Record<string, string | undefined>> = {}): Places {
  return {
    folder: resolve(root, env.CONTENT_DIR?.trim() || 'content'),
    publicDir: join(root, 'public'),
    state: join(root, '.content'),
  };
}

/** The cache of pictures and archives, whatever folder a build is of. */
export const pictureCache = ({ state }: Places): string => join(state, 'pictures');

/** The path of a feed's document. */
export const feedFile = ({ publicDir }: Places, name: string): string =>
  join(publicDir, 'content', `${name}.json`);

/** Where the pictures stand. */
export const mediaFolder = ({ publicDir }: Places): string => join(publicDir, 'media');

/** Where the documents of the folder stand. */
export const documentFolder = ({ publicDir }: Places): string => join(publicDir, 'documents');
