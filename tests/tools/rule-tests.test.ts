import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** An exported function or class; types and plain constants have nothing to test. */
const EXPORTED_CODE =
  /^export (?:(?:async )?function\b|(?:abstract )?class\b|const \w+.*? = (?:async )?(?:<[^>]*>)?(?:\([^)]*\)|\w+)(?:: [^=]+)? =>)/m;

/** Gives the files under a folder whose path matches, that export code and have no test of the same name. */
function untested(folder: string, name: RegExp): string[] {
  return (
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      // A catalogue of texts decides nothing.
      .filter((file) => name.test(file) && !/(?:\.test|\/texts)\.ts$/.test(file))
      .filter((file) => EXPORTED_CODE.test(readFileSync(resolve(root, file), 'utf8')))
      .filter((file) => !existsSync(resolve(root, testOf(file))))
      .sort()
  );
}

function testOf(file: string): string {
  return file.replace(/^src\//, 'tests/').replace(/\.ts$/, '.test.ts');
}

// Tested by the behaviours of the whole page, a file each.
const BY_THE_PAGE = [
  'src/application/home/alone.ts',
  'src/application/home/home-actors.ts',
  'src/application/home/home-machine.ts',
];

it.each([
  ['export function isOpen(): boolean {', true],
  ['export async function load(): Promise<void> {', true],
  ['export const isOpen = (now: number): boolean => now > 0;', true],
  ['export const dialogOf: (id: DialogId) => string = (id) => id;', true],
  ['export const twice = x => x + x;', true],
  ['export class FeedError extends Error {', true],
  ['export const LIMIT = 8;', false],
  ['export const IDS = Object.keys(DIALOGS).map((id) => id);', false],
  ['export interface Folder {', false],
  ['export type Read = (text: string) => string;', false],
  ['function hidden(): void {', false],
])('%j has to be tested: %j', (line, expected) => {
  expect(EXPORTED_CODE.test(`/** Says what it is. */\n${line}\n`)).toBe(expected);
});

it('finds the test of every rule by the name of the rule', () => {
  expect(untested('src/domain', /\.ts$/)).toEqual([]);
});

it('finds the test of every part of a page that is no chart by its name', () => {
  const ofPage = untested('src/application/home', /\.ts$/);
  expect(ofPage.filter((file) => !BY_THE_PAGE.includes(file))).toEqual([]);
  expect(BY_THE_PAGE.filter((file) => !ofPage.includes(file))).toEqual([]);
});
