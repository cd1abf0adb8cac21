import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAPTION_LENGTH, captionOf, documentText } from '../src/rules/caption.ts';
import { byteChunks, unitChunks, utf8Length } from '../src/rules/chunks.ts';
import { mayRead } from '../src/rules/key-check.ts';
import { isReadableText, isZip, typeOfEnding, typeOfWord } from '../src/rules/mime-type.ts';
import { compareNames } from '../src/rules/natural-order.ts';
import { boundedNotes, MAX_NOTES, quoted } from '../src/rules/note.ts';
import { slugOf } from '../src/rules/slug.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

it.each([
  ['.pdf', 'application/pdf'],
  ['Dokumen Word', WORD],
  ['doc', 'application/msword'],
  ['ZIP Archive', 'application/x-zip-compressed'],
  ['constructor', undefined],
])('the word %j is the type %j', (word, type) => {
  expect(typeOfWord(word)).toBe(type);
});

it.each([
  ['https://kota.go.id/perda.PDF?x=1', 'application/pdf'],
  ['lampiran.zip', 'application/x-zip-compressed'],
  ['https://kota.id', undefined],
])('the ending of %j says %j', (name, type) => {
  expect(typeOfEnding(name)).toBe(type);
});

it('archives and readable texts are told by their type, an archive also by its name', () => {
  const zips = [
    { mimeType: 'application/zip', name: 'a' },
    { mimeType: 'application/octet-stream', name: 'a.ZIP' },
    { mimeType: 'image/jpeg', name: 'a.jpg' },
  ];
  expect(zips.map(isZip)).toEqual([true, true, false]);
  expect([WORD, 'text/plain', 'application/vnd.google-apps.document'].map(isReadableText)).toEqual([
    false,
    true,
    true,
  ]);
});

it('names are sorted as people count', () => {
  const names = ['foto 10.jpg', 'Foto 2.jpg', 'foto 1.jpg', 'Akhir', 'foto', 'foto 02.jpg'];
  expect([...names].sort(compareNames)).toEqual([
    'Akhir',
    'foto',
    'foto 1.jpg',
    'foto 02.jpg',
    'Foto 2.jpg',
    'foto 10.jpg',
  ]);
});

describe('a caption', () => {
  it('is the first paragraph, short; the whole text is kept', () => {
    expect(captionOf('\n Tim memotret  pantai. \r\n\r\n\r\n\r\nLalu pulang.\n')).toEqual({
      short: 'Tim memotret pantai.',
      full: 'Tim memotret  pantai.\n\nLalu pulang.',
    });
  });

  it('is cut at a word', () => {
    const { short = '' } = captionOf('kata '.repeat(100)) ?? {};
    expect([short.endsWith('kata…'), short.length <= CAPTION_LENGTH]).toEqual([true, true]);
  });

  it('of nothing is none', () => {
    expect([captionOf(' \n '), documentText('\v a \v')]).toEqual([undefined, 'a']);
  });
});

it.each([
  [null, undefined, false],
  [null, '', false],
  ['  ', '  ', false],
  ['rahasia', 'rahasia', true],
  [' rahasia ', 'rahasia', true],
  ['rahasia', 'rahasiaa', false],
  ['rahasia', 'RAHASIA', false],
])('with the key %j a request that says %j may read: %s', (key, given, may) => {
  expect(mayRead(key, given)).toBe(may);
});

describe('chunks', () => {
  it('put together are the text, each within its size and without half a character', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 4, max: 20 }), (text, limit) => {
        const [bytes, units] = [byteChunks(text, limit), unitChunks(text, limit)];
        expect([bytes.join(''), units.join('')]).toEqual([text, text]);
        expect(bytes.every((piece) => Buffer.byteLength(piece) <= limit)).toBe(true);
        expect(units.every((piece) => piece.length <= limit && !/[\ud800-\udbff]$/.test(piece))).toBe(true);
        expect(utf8Length(text)).toBe(Buffer.byteLength(text));
      }),
    );
  });

  it('of nothing are none', () => {
    expect([byteChunks('', 4), unitChunks('', 4)]).toEqual([[], []]);
  });
});

it.each([
  ['Konsultasi publik: rencana rinci!', 'konsultasi-publik-rencana-rinci'],
  ['Kafé  2024', 'kafe-2024'],
  ['???', ''],
  [`${'kata '.repeat(20)}`, 'kata-kata-kata-kata-kata-kata-kata-kata-kata-kata-kata-kata'],
])('the title %j makes the id %j', (title, id) => {
  expect(slugOf(title)).toBe(id);
});

it('notes are bounded, and quote no more than a line holds', () => {
  const notes = Array.from({ length: MAX_NOTES + 5 }, (_, row) => ({
    ...{ sheet: 'Berita', row, column: 'Judul', message: 'Judul kosong.' },
  }));
  const bounded = boundedNotes(notes);
  expect([bounded.length, bounded.at(-1)]).toEqual([
    MAX_NOTES + 1,
    { sheet: 'Berita', column: '', message: 'Dan 5 catatan lain.' },
  ]);
  expect(quoted(`a\n${'b'.repeat(80)}`)).toBe(`"a ${'b'.repeat(58)}…"`);
});
