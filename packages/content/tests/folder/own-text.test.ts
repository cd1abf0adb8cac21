import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { rewritten, writeBeside } from '../../src/folder/own-text.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const utf16le = (text: string) => bytes(`\ufeff${text}`, 'utf16le');
const utf16be = (text: string) => utf16le(text).swap16();
const windows = (text: string) => bytes(text.replace('–', '\x96'), 'latin1');

it.each([
  ['UTF-8', bytes('Café\n'), bytes('Café\n–é\n')],
  ['UTF-8 with its mark', bytes('\ufeffCafé\n'), bytes('\ufeffCafé\n–é\n')],
  ['UTF-16', utf16le('Café\n'), utf16le('Café\n–é\n')],
  ['UTF-16 of the other order', utf16be('Café\n'), utf16be('Café\n–é\n')],
  ['Windows-1252', windows('Café\n'), windows('Café\n–é\n')],
  ['Windows-1252 with a byte of no letter', windows('Caf\xe9\x81\n'), windows('Caf\xe9\x81\n–é\n')],
  ['ASCII', bytes('a\n'), bytes('a\n–é\n')],
  ['lines of Windows', windows('Café\r\n'), windows('Café\r\n–é\r\n')],
  ['both ends of lines', bytes('"a\nb"\r\n'), bytes('"a\nb"\r\n–é\n')],
])('keeps %s', (_, old, now) => {
  expect(rewritten(old, (text) => `${text}–é\n`)).toEqual({ bytes: now, isWidened: false });
});

it.each([
  ['a letter that Windows-1252 has not', windows('Café\n'), 'Café ≥ 5'],
  ['letters that would be read as UTF-8', windows('Café\n'), 'Ã©'],
])('becomes UTF-8 with a mark for %s', (_, old, next) => {
  expect(rewritten(old, () => next)).toEqual({ bytes: bytes(`\ufeff${next}`), isWidened: true });
});

it.each([
  ['UTF-16 cut off in a letter', utf16le('ab').subarray(0, -1)],
  ['UTF-16 with half of a pair', utf16le('a\ud83d')],
  ['UTF-16 without its mark', bytes('ab', 'utf16le')],
  ['UTF-8 with a mark and other bytes', Buffer.concat([bytes('\ufeff'), windows('é')])],
])('refuses %s', (_, old) => {
  expect(() => rewritten(old, (text) => text)).toThrow('this is no text');
});

it('writes beside and leaves a copy of what stood there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-text-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = join(folder, 'zona.csv');
  const write = (text: string) => writeBeside(place, text, place);
  const files = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  expect([write('satu').replace(), files()]).toEqual([undefined, [['zona.csv', 'satu']]]);
  writeFileSync(join(folder, 'zona.csv.lama'), 'nol');
  const beside = write('dua');
  expect(readFileSync(place, 'utf8')).toBe('satu');
  expect([beside.replace(), files()]).toEqual([
    'zona.csv.lama',
    [
      ['zona.csv', 'dua'],
      ['zona.csv.lama', 'satu'],
    ],
  ]);
});
