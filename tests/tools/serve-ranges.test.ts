import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRange } from '../../tools/serve/range.mjs';
import { type ServedFolder, serveFolder } from './served-folder.ts';

describe('a Range header, read for a file of 1000 bytes', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=990-', { start: 990, end: 999 }],
    ['bytes=-500', { start: 500, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=0-9007199254740993', { start: 0, end: 999 }],
    [`bytes=0-${'9'.repeat(400)}`, { start: 0, end: 999 }],
    ['BYTES=1-2', { start: 1, end: 2 }],
  ])('%s asks for a part', (header, part) => {
    expect(readRange(header, 1000)).toEqual(part);
  });

  it.each(['bytes=1000-', 'bytes=1000-2000', `bytes=${'9'.repeat(400)}-`, 'bytes=-0'])(
    '%s cannot be had',
    (header) => {
      expect(readRange(header, 1000)).toBe('unsatisfiable');
    },
  );

  it.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=10-5',
    'bytes=a-b',
    'bytes=1-2,5-6',
    'bytes=--5',
    'bytes=1.5-2',
    'bytes=+1-2',
    'bytes=0x1-2',
    'lines=1-2',
  ])('%s means the whole file', (header) => {
    expect(readRange(header, 1000)).toBeUndefined();
  });

  it('nothing of an empty file can be had', () => {
    expect(['bytes=0-0', 'bytes=0-', 'bytes=-1'].map((header) => readRange(header, 0))).toEqual(
      Array(3).fill('unsatisfiable'),
    );
  });
});

describe('a served file', () => {
  let served: ServedFolder;
  beforeAll(async () => {
    served = await serveFolder();
  });
  afterAll(() => served.stop());

  const part = async (range: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await served.ask('/film.mp4', { Range: range, ...headers }, method);
    const {
      'content-range': contentRange,
      'content-length': length,
      'accept-ranges': accepts,
    } = answer.headers;
    return { status: answer.status, body: answer.body, contentRange, length, accepts };
  };
  const WHOLE = {
    status: 200,
    body: '0123456789'.repeat(100),
    contentRange: undefined,
    length: '1000',
    accepts: 'bytes',
  };

  it.each([
    ['bytes=0-0', '0', 'bytes 0-0/1000'],
    ['bytes=-3', '789', 'bytes 997-999/1000'],
  ])('gives of %s the bytes %s', async (range, body, contentRange) => {
    expect(await part(range)).toEqual({
      status: 206,
      body,
      contentRange,
      length: String(body.length),
      accepts: 'bytes',
    });
  });

  it('is given whole where it has changed since the part before', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await served.ask('/film.mp4')).headers;
    expect(await part('bytes=0-0', { 'If-Range': etag })).toMatchObject({ status: 206 });
    expect(await part('bytes=0-0', { 'If-Range': modified })).toMatchObject({ status: 206 });
    expect(await part('bytes=0-0', { 'If-Range': '"other"' })).toEqual(WHOLE);
    expect(await part('bytes=0-0', { 'If-Range': 'Sat, 01 Jan 2000 00:00:00 GMT' })).toEqual(WHOLE);
  });

  it('has no parts for HEAD', async () => {
    expect(await part('bytes=0-0', {}, 'HEAD')).toEqual({ ...WHOLE, body: '' });
  });

  it('has none where it is sent compressed', async () => {
    const headers = { Range: 'bytes=0-0', 'Accept-Encoding': 'br' };
    expect(await served.ask('/home', headers)).toMatchObject({
      status: 200,
      headers: { 'content-encoding': 'br' },
    });
  });
});
