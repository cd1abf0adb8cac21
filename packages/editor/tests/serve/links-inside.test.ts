import { readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { type CheckedFolder, refuseMistakes } from '../../src/serve/staged.ts';
import { madeFolder } from '../made-folder.ts';

/** What a link of a folder leads to, from that folder, and a text behind it. */
function ledTo(folder: string, name: string, text: string): readonly string[] {
  const place = join(folder, name);
  return [relative(realpathSync(folder), realpathSync(place)), readFileSync(join(place, text), 'utf8')];
}

it('leads a link to another place of the folder to the same place of the copy', () => {
  const { folder, beside } = madeFolder({
    'foto/a/1.txt': 'satu',
    'foto/b/2.txt': 'dua',
    'peta/x/3.txt': 'tiga',
  });
  symlinkSync('../foto/a', join(folder, 'foto', 'relatif'));
  symlinkSync(resolve(folder, 'foto/b'), join(folder, 'mutlak'));
  symlinkSync('foto/b/2.txt', join(folder, 'berkas.txt'));
  symlinkSync('peta/x', join(folder, 'jauh'));
  const seen: unknown[] = [];
  const check: CheckedFolder['check'] = (one) => {
    seen.push([
      ledTo(one, 'foto/relatif', '1.txt'),
      ledTo(one, 'mutlak', '2.txt'),
      relative(realpathSync(one), realpathSync(join(one, 'berkas.txt'))),
      readFileSync(join(one, 'jauh/3.txt'), 'utf8'),
      relative(realpathSync(one), realpathSync(join(one, 'jauh'))).startsWith('..'),
    ]);
    return [];
  };
  const isLeftOut = (path: string) => path === 'peta';
  refuseMistakes({ folder, check, state: join(beside, 'keadaan'), isLeftOut }, [
    { operation: 'create', path: 'news/a.md', bytes: Buffer.from('a') },
  ]);
  const led = [['foto/a', 'satu'], ['foto/b', 'dua'], 'foto/b/2.txt', 'tiga', false];
  expect(seen).toEqual([led, led]);
});

it('leads a link out of the folder out of the copy too', () => {
  const { folder, beside } = madeFolder({ 'a.md': 'a' });
  symlinkSync(beside, join(folder, 'luar'));
  const seen: string[] = [];
  const check = (one: string) => {
    seen.push(realpathSync(join(one, 'luar')));
    return [];
  };
  refuseMistakes({ folder, check, state: join(beside, 'keadaan') }, []);
  expect(seen).toEqual([realpathSync(beside), realpathSync(beside)]);
});
