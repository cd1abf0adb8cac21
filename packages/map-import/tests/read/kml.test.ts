import { describe, expect, it } from 'vitest';
import { plainKml, plainPositions, xmlText } from '../../src/read/kml-text.ts';

describe('KML', () => {
  const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>é</a>`;
  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from(declared('UTF-8'))],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${declared('UTF-8')}`)],
    ['ISO-8859-1', Buffer.from(declared('ISO-8859-1'), 'latin1')],
    ['UTF-16', utf16(declared('UTF-16'))],
    ['UTF-16, the other way round', utf16(declared('UTF-16')).swap16()],
    ['UTF-8, which it is not', Buffer.from(declared('UTF-8'), 'latin1')],
    ['ISO-8859-1, which it is not', Buffer.from(declared('ISO-8859-1'))],
    ['one that nobody knows', Buffer.from(declared('apa-saja'))],
    ['none', Buffer.from('<a>é</a>')],
  ])('is read in the encoding that it has or declares: %s', (_, bytes) => {
    expect(xmlText(bytes)).toMatch(/^<.*<a>é<\/a>$|^<a>é<\/a>$/);
  });

  it.each([
    ['112.7,-7.2,0 112.8,-7.2,0', '112.7,-7.2,0 112.8,-7.2,0'],
    ['112.7, -7.2, 0\n112.8, -7.2, 0', '112.7,-7.2,0\n112.8,-7.2,0'],
    ['112.7 , -7.2 112.8 , -7.2', '112.7,-7.2 112.8,-7.2'],
    ['112.7,-7.2,\n112.8,-7.2,', '112.7,-7.2,\n112.8,-7.2,'],
    ['112.7, -7.2,\n112.8, -7.2,', '112.7,-7.2\n112.8,-7.2'],
    ['112.7 -7.2', '112.7 -7.2'],
  ])('has positions %j as %j', (text, plain) => {
    expect(plainPositions(text)).toBe(plain);
  });

  it('has positions with any number of blanks between them', () => {
    const blanks = ' '.repeat(400_000);
    expect(plainPositions(`112.7, -7.2${blanks}112.8,${blanks}-7.2`)).toBe('112.7,-7.2 112.8,-7.2');
  });

  it.each([
    ['http://www.opengis.net/kml/2.2', '<k xmlns:k="http://www.opengis.net/kml/2.2"><name>k:a</name></k>'],
    ['http://earth.google.com/kml/2.1', '<k xmlns:k="http://earth.google.com/kml/2.1"><name>k:a</name></k>'],
    ['http://example.com/2', '<k:k xmlns:k="http://example.com/2"><k:name>k:a</k:name></k:k>'],
  ])('has no prefix before elements of %s, if they are its own', (space, plain) => {
    expect(plainKml(`\n<k:k xmlns:k="${space}"><k:name>k:a</k:name></k:k>`)).toBe(plain);
  });
});
