import { expect, it } from 'vitest';
import { judgeBuiltIn } from '../../../tools/city/built-in-gallery/read-built-in.ts';
import { madeFiles } from '../made-files.ts';

/** Reads a built-in gallery of albums with these ids and days; its one photo is there. */
function judged(...albums: readonly (readonly [id: string, created: string])[]) {
  const list = albums.map(
    ([id, created]) =>
      `- id: ${id}\n  name: Loket\n  caption: Suasana loket.\n  created: ${created}\n  photos: [loket]\n`,
  );
  const photos = { 'akar/media/loket/400.webp': 'x', 'akar/media/loket/800.webp': 'x' };
  const folder = madeFiles({ 'galeri-bawaan.yaml': list.join(''), ...photos });
  const { value, mistakes } = judgeBuiltIn({ CONTENT_DIR: folder });
  return { value, mistakes: mistakes?.map(({ line, message }) => [line, message]) };
}

const album = (id: string, created: string) => ({
  ...{ id, created, name: 'Loket', caption: 'Suasana loket.', photos: ['loket'] },
});

it('reads its albums', () => {
  expect(judged(['loket', '2024-02-29'], ['loket-2', '2025-02-28'])).toEqual({
    value: [album('loket', '2024-02-29'), album('loket-2', '2025-02-28')],
    mistakes: undefined,
  });
});

it('names an id that stands twice, with the line of the earlier one', () => {
  expect(judged(['loket', '2024-11-18'], ['ruang', '2024-11-18'], ['loket', '2024-11-19'])).toEqual({
    value: undefined,
    mistakes: [[11, 'id loket stands in line 1 too; each id stands once']],
  });
});

it.each(['2025-02-31', '2025-13-01', '2025-00-10', '18/11/2024', '0000-01-01'])(
  'names a day that no calendar has: %s',
  (created) => {
    expect(judged(['loket', created])).toEqual({
      value: undefined,
      mistakes: [[4, `0.created takes a day, such as 2024-11-18; it holds "${created}"`]],
    });
  },
);
