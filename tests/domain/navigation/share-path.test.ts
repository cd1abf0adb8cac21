import { expect, it } from 'vitest';
import { readSharePath, sharePath } from '../../../src/domain/navigation/share-path.ts';

it.each<[string, string, string | undefined]>([
  ['artikel', 'maket-kawasan', '/bagikan/artikel/maket-kawasan'],
  ['galeri', '1map_A.b', '/bagikan/galeri/1map_A.b'],
  ['profil', '', '/bagikan/profil'],
  ['panduan', '5', '/bagikan/panduan/5'],
  ['artikel', '../404', undefined],
  ['artikel', '.hidden', undefined],
  ['artikel', 'a b', undefined],
  ['artikel', 'a%20b', undefined],
  ['artikel', 'a.html', undefined],
  ['artikel', 'a'.repeat(101), undefined],
])('%s %s has the path %s', (parameter, value, path) => {
  expect(sharePath({ parameter, value })).toBe(path);
});

it.each([
  ['/bagikan/artikel/maket-kawasan', '/home?artikel=maket-kawasan'],
  ['/bagikan/artikel/maket-kawasan.html', '/home?artikel=maket-kawasan'],
  ['/bagikan/artikel/maket-kawasan/', '/home?artikel=maket-kawasan'],
  ['/bagikan/profil', '/home?profil'],
  ['/bagikan/temukan', '/home?temukan'],
  ['/bagikan/syarat/itr', '/home?layanan=utama&syarat=itr'],
  ['/bagikan/panduan/5', '/home?panduan=5'],
  ['/bagikan/panduan/x', undefined],
  ['/bagikan/lain/a', undefined],
  ['/bagikan/artikel', undefined],
  ['/bagikan/artikel/a/b', undefined],
  ['/bagikan', undefined],
  ['/lain/profil', undefined],
  ['/home', undefined],
])('%s stands for %s', (path, address) => {
  expect(readSharePath(path)).toBe(address);
});
