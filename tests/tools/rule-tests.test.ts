import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** An exported function or class; types and plain constants have nothing to test. */
const EXPORTED_CODE =
  /^export (?:(?:async )?function\b|(?:abstract )?class\b|const \w+.*? = (?:async )?(?:<[^>]*>)?(?:\([^)]*\)|\w+)(?:: [^=]+)? =>)/m;

/** Connectors without a test of their own, each with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  'src/application/connectors/connect-site.ts':
    'only calls the other connectors, whose tests all go through it',
};

/** Gives the files under a folder whose path matches, that export code and have no test of the same name. */
function untested(folder: string, name: RegExp): string[] {
  return (
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      // A catalogue of texts decides nothing.
      .filter((file) => name.test(file) && !/(?:\.test|\/texts)\.ts$/.test(file) && !(file in EXEMPT))
      .filter((file) => EXPORTED_CODE.test(readFileSync(resolve(root, file), 'utf8')))
      .filter((file) => !existsSync(resolve(root, testOf(file))))
      .sort()
  );
}

function testOf(file: string): string {
  return file.replace(/^src\//, 'tests/').replace(/\.ts$/, '.test.ts');
}

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

it('finds the test of every connector by the name of the connector', () => {
  expect(untested('src/application/connectors', /\/connect-[^/]*\.ts$/)).toEqual([]);
});

it.each(Object.keys(EXEMPT))('exempts %s, which is there and has no test', (file) => {
  expect([existsSync(resolve(root, file)), existsSync(resolve(root, testOf(file)))]).toEqual([true, false]);
});
