import { describe, expect, it } from 'vitest';
import { driveFileId, drivePreviewUrl } from '../../../src/domain/shared/drive-link.ts';

const ID = '1aB_c-9';
const PREVIEW = `https://drive.google.com/file/d/${ID}/preview`;

describe('driveFileId', () => {
  it.each([
    [`https://drive.google.com/file/d/${ID}/view?usp=sharing`],
    [`https://drive.google.com/file/d/${ID}`],
    [`https://drive.google.com/file/u/0/d/${ID}/view`],
    [`https://drive.google.com/file/u/12/d/${ID}/view`],
    [`https://drive.google.com/a/kota.example/file/d/${ID}/view`],
    [`https://drive.google.com/open?id=${ID}`],
    [`https://drive.google.com/open?usp=drive_copy&id=${ID}&authuser=0`],
    [`http://drive.google.com/uc?export=view&id=${ID}`],
    [`https://drive.google.com/u/0/uc?id=${ID}`],
    [`https://docs.google.com/uc?id=${ID}`],
    [`https://drive.usercontent.google.com/download?id=${ID}&export=download`],
    [`https://drive.usercontent.google.com/download?export=download&id=${ID}`],
    [`https://drive.google.com/thumbnail?sz=w400&id=${ID}`],
    [`https://lh3.googleusercontent.com/d/${ID}=w800`],
    [`https://lh3.googleusercontent.com/d/${ID}`],
    [`https://lh10.googleusercontent.com/d/${ID}/`],
    [`  https://drive.google.com/open?id=${ID}  `],
    [`HTTPS://DRIVE.GOOGLE.COM/open?id=${ID}#x`],
  ])('finds the id in %s', (url) => {
    expect(driveFileId(url)).toBe(ID);
  });

  it.each([
    [''],
    ['no address'],
    [`/file/d/${ID}/view`],
    ['https://drive.google.com/open?id='],
    ['https://drive.google.com/open?id=a/b'],
    ['https://drive.google.com/open?id=a%20b'],
    ['https://drive.google.com/drive/folders/1abc'],
    [`https://drive.google.com/search?id=${ID}`],
    [`https://drive.google.com.evil.example/file/d/${ID}/view`],
    [`https://evil.example/file/d/${ID}/view`],
    [`https://evil.example/?u=drive.google.com/file/d/${ID}`],
    [`https://notdrive.google.com/open?id=${ID}`],
    [`https://lh3.googleusercontent.com/a/${ID}=w800`],
    [`https://lh3.googleusercontent.com/a/d/${ID}`],
    [`https://lh3.googleusercontent.com/d/${ID}/lain`],
    [`https://evil-lh3.googleusercontent.com/d/${ID}`],
    [`https://lh3.googleusercontent.com.evil.example/d/${ID}`],
    [`https://drive.google.com/open/lain?id=${ID}`],
    [`https://docs.google.com/uc/lain?id=${ID}`],
    [`https://drive.usercontent.google.com/download/lain?id=${ID}`],
    [`javascript:drive.google.com/open?id=${ID}`],
    [`ftp://drive.google.com/open?id=${ID}`],
    [`https://constructor/open?id=${ID}`],
    [`https://__proto__/open?id=${ID}`],
    [`https://toString/file/d/${ID}/view`],
    [`https://hasownproperty/file/d/${ID}/view`],
    [`https://valueof/file/d/${ID}/view`],
  ])('finds none in %s', (url) => {
    expect(driveFileId(url)).toBeUndefined();
  });
});

describe('drivePreviewUrl', () => {
  it.each([
    [`https://drive.google.com/file/d/${ID}/view?usp=sharing`, PREVIEW],
    [`https://drive.google.com/open?id=${ID}`, PREVIEW],
    [`https://drive.google.com/uc?export=download&id=${ID}`, PREVIEW],
    [`https://drive.usercontent.google.com/download?id=${ID}&export=download`, PREVIEW],
    [PREVIEW, PREVIEW],
    [`https://drive.google.com/thumbnail/file/d/${ID}/view`, PREVIEW],
    [`https://drive.google.com/file/d/${ID}/view?resourcekey=0-kY_z&usp=x`, `${PREVIEW}?resourcekey=0-kY_z`],
    [`https://drive.google.com/open?resourcekey=0-k%26y&id=${ID}`, `${PREVIEW}?resourcekey=0-k%26y`],
    [`https://drive.google.com/open?id=${ID}&resourcekey=`, PREVIEW],
    [`https://drive.google.com/open?id=${ID}&resourcekey=0-\uD83C`, `${PREVIEW}?resourcekey=0-%EF%BF%BD`],
  ])('turns %s into %s', (url, expected) => {
    expect(drivePreviewUrl(url)).toBe(expected);
  });

  it.each([
    ['https://dokumen.example.id/pedoman.pdf?id=1'],
    [`https://drive.google.com/thumbnail?id=${ID}&sz=w400`],
    [`https://lh3.googleusercontent.com/d/${ID}=w800`],
    ['https://drive.google.com/drive/folders/1abc'],
    ['/dokumen/pedoman.pdf'],
    ['apa saja'],
    [''],
  ])('leaves %s as it is', (url) => {
    expect(drivePreviewUrl(url)).toBe(url);
  });
});
