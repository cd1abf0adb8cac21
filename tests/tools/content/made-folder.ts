import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { mistakeLine, type Places } from '@bupc/content/files';
import sharp from 'sharp';
import { FEED_NAMES } from '../../../src/adapters/http/feeds.ts';
import { readFolder } from '../../../tools/content/site-content.ts';
import { madeFiles, writeFiles } from '../made-files.ts';

/** A content folder of a test, and where its site would stand. */
export interface MadeFolder extends Places {
  /** Writes a file below the folder; a text, or bytes. */
  readonly write: (name: string, data: string | Uint8Array) => void;
}

/** Makes a content folder with these files for one test. */
export function makeFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): MadeFolder {
  const root = madeFiles();
  const folder = join(root, 'content');
  mkdirSync(folder);
  writeFiles(folder, files);
  return {
    folder,
    publicDir: join(root, 'public'),
    state: join(root, '.content'),
    write: (name, data) => writeFiles(folder, { [name]: data }),
  };
}

/** Draws a small picture of one colour. */
export function picture(
  colour: string,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
  [width, height]: readonly [number, number] = [60, 40],
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
}

/** Reads a folder of these files; paths come out from the folder on, mistakes as lines. */
export function readMade(files: Readonly<Record<string, string | Uint8Array>>) {
  const { folder } = makeFolder(files);
  const { items, mistakes } = readFolder(folder, FEED_NAMES);
  return {
    items: JSON.parse(
      JSON.stringify(items)
        .replaceAll(`${folder}/`, '')
        .replaceAll(encodeURIComponent(`${folder}/`), ''),
    ) as typeof items,
    mistakes: mistakes.map(mistakeLine),
  };
}
