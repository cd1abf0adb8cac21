import {
  type CellValue,
  type DriveItem,
  type DriveItems,
  type DriveNeed,
  type FeedRule,
  needKey,
  readTable,
} from '@bupc/script-feeds/testing';
import type { Logger } from '../../src/application/ports/logger.ts';
import { recordingLogger } from '../fakes/recording-logger.ts';

/** When the documents of the tests are made. */
export const NOW = Date.parse('2024-11-22T03:00:00Z');

/** Gives an id as Drive's are long, that can be told from others. */
export const driveId = (name: string) => `1${name.padEnd(24, '-x')}`;

/** Gives the link of a file as people copy it. */
export const fileLink = (name: string) => `https://drive.google.com/file/d/${driveId(name)}/view?usp=sharing`;

/** Gives the link of a folder as people copy it. */
export const folderLink = (name: string) => `https://drive.google.com/drive/folders/${driveId(name)}`;

/** What is known of Drive: by kind and name. */
export function known(...entries: readonly [DriveNeed['kind'], string, Partial<DriveItem>][]): DriveItems {
  return new Map(
    entries.map(([kind, name, item]) => [
      needKey({ kind, id: driveId(name) }),
      { id: driveId(name), found: true, name: `${name}.jpg`, ...item },
    ]),
  );
}

/** A photo by its name. */
export const photo = (name: string): [DriveNeed['kind'], string, Partial<DriveItem>] => [
  'item',
  name,
  { mimeType: 'image/jpeg', size: 1000, shared: true },
];

/**
 * Makes a feed of rows and reads its document with the site's own parser.
 * @param rows the header first
 */
export function made(
  rule: FeedRule,
  parse: (json: unknown, logger: Logger) => unknown,
  rows: readonly (readonly CellValue[])[],
  items: DriveItems = new Map(),
) {
  const width = Math.max(...rows.map(({ length }) => length));
  const values = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
  const table = readTable(rule.sheet, { values });
  const needs = rule.needs(table, items).map(needKey);
  const { document, items: count } = rule.build(table, items, NOW);
  const logger = recordingLogger();
  const json = JSON.parse(JSON.stringify(document)) as unknown;
  const read = parse(json, logger);
  return {
    ...{ json, read, count, needs },
    /** What the site's parser logged: nothing, for a document of the script. */
    logged: logger.events,
    notes: table.notes.map(({ sheet, row, column, message }) => `${sheet} ${row} ${column}: ${message}`),
  };
}
