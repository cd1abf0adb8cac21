import {
  downloadAddress,
  driveReference,
  pageAddress,
  sitePath,
  viewAddress,
  webLink,
} from '@bupc/script-feeds/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { driveFileId } from '../../src/domain/shared/drive-link.ts';
import { safeAddress } from '../../src/domain/shared/safe-address.ts';

const ID = '1Ab_c-9zzzzzzzzzzzzzzz';

const LINKS = [
  [`https://drive.google.com/file/d/${ID}/view?usp=sharing`, 'file'],
  [`https://drive.google.com/file/u/0/d/${ID}/edit`, 'file'],
  [`https://drive.google.com/a/kota.go.id/file/d/${ID}/view`, 'file'],
  [`https://drive.google.com/open?id=${ID}`, 'item'],
  [`https://drive.google.com/open?usp=drive_copy&id=${ID}`, 'item'],
  [`https://drive.google.com/uc?export=view&id=${ID}`, 'file'],
  [`https://drive.google.com/thumbnail?id=${ID}&sz=w2000`, 'file'],
  [`https://drive.usercontent.google.com/download?id=${ID}&export=download`, 'file'],
  [`https://lh3.googleusercontent.com/d/${ID}=w800`, 'file'],
  [`https://docs.google.com/uc?id=${ID}`, 'file'],
  [`https://docs.google.com/document/d/${ID}/edit#heading=h.1`, 'file'],
  [`https://docs.google.com/document/u/1/d/${ID}/edit`, 'file'],
  [`https://drive.google.com/drive/folders/${ID}?usp=sharing`, 'folder'],
  [`https://drive.google.com/drive/u/0/folders/${ID}`, 'folder'],
  [`  ${ID}  `, 'item'],
] as const;

describe('a Drive link', () => {
  it.each(LINKS)('%s names a %s', (link, kind) => {
    expect(driveReference(link)).toEqual({ kind, id: ID });
  });

  it.each([
    '',
    'foto.jpg',
    `https://example.id/file/d/${ID}/view`,
    `https://drive.google.com.example.id/file/d/${ID}/view`,
    'https://drive.google.com/drive/my-drive',
    'https://drive.google.com/open?id=',
    'https://drive.google.com/open?id=a%2Fb',
    `javascript:https://drive.google.com/file/d/${ID}/view`,
  ])('%j is none', (link) => {
    expect(driveReference(link)).toBe(undefined);
  });

  it('keeps the resource key', () => {
    expect(driveReference(`https://drive.google.com/file/d/${ID}/view?resourcekey=0-a_B`)).toEqual({
      kind: 'file',
      id: ID,
      resourceKey: '0-a_B',
    });
  });

  it('names the file that the site finds in it', () => {
    const files = LINKS.filter(([, kind]) => kind !== 'folder').map(([link]) => link);
    const differing = files.filter((link) => {
      const found = driveFileId(link);
      return found !== undefined && driveReference(link)?.id !== found;
    });
    expect(differing).toEqual([]);
  });

  it('gives addresses in which the site finds the file', () => {
    const addresses = [viewAddress(ID), pageAddress({ id: ID }), pageAddress({ id: ID, resourceKey: '0-a' })];
    expect([...addresses, downloadAddress(ID)].map(driveFileId)).toEqual(Array(4).fill(ID));
  });
});

it.each([
  ['https://dokumen.kota.go.id/a.pdf?x=1#2', true],
  ['http://kota.go.id:8080', true],
  ['HTTPS://Kota.go.id/', true],
  ['https://kota.go.id/dengan spasi', false],
  ['https://localhost/a', false],
  ['https://1.2.3.4/a', false],
  ['https://1.2.3.999/a', false],
  ['https://xn--a.id/', false],
  ['//kota.go.id/a', false],
  ['javascript:alert(1)', false],
  ['https://kota.go.id\\@x.id', false],
  ['https://user@kota.go.id', false],
  [`https://kota.go.id/${'a'.repeat(8000)}`, false],
])('the link %s is taken: %s', (link, isTaken) => {
  expect(webLink(link)).toBe(isTaken ? link : undefined);
});

it.each([
  ['/art/wk.webp', true],
  ['//kota.go.id/a', false],
  ['/\\kota.go.id', false],
  ['art/wk.webp', false],
])('the path %s is taken: %s', (path, isTaken) => {
  expect(sitePath(path)).toBe(isTaken ? path : undefined);
});

it('whatever link or path is taken here is safe for the site', () => {
  const pieces = fc.constantFrom(
    ...[
      'https://',
      'http://',
      '/',
      '//',
      '\\',
      'kota',
      '.go',
      '.id',
      '-',
      ':80',
      ':99999',
      '?',
      '#',
      '@',
      '%zz',
    ],
    ...['xn--', '1', '.', 'é', ' ', '\n', '\u0080', '[', ']', 'a'],
  );
  const texts = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const taken = webLink(text) ?? sitePath(text);
      return taken === undefined || safeAddress(taken) === taken;
    }),
    { numRuns: 3000 },
  );
});
