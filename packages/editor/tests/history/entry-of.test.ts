import { describe, expect, it } from 'vitest';
import { entryOf, type SavedFile } from '../../src/history/entry-of.ts';
import { KINDS } from '../made-kinds.ts';

const file = (
  path: string,
  text?: string,
  before: string | null = 'x',
  after: string | null = 'y',
): SavedFile => ({
  path,
  before,
  after,
  ...(text !== undefined && { text }),
});

describe('what a save is about', () => {
  it.each<[string, SavedFile[], [string, string, string]]>([
    [
      'an article',
      [file('news/a.md', '---\ntitle: Loket pindah\n---\n')],
      ['Berita', 'Loket pindah', 'change'],
    ],
    [
      'a new article with a picture before it',
      [file('news/a/1.jpg', undefined, null), file('news/a.md', '---\ntitle: Baru\n---\n', null)],
      ['Berita', 'Baru', 'create'],
    ],
    ['an article without a title', [file('news/2026-a.md', 'x')], ['Berita', '2026-a', 'change']],
    ['an article that is no YAML', [file('news/a.md', '---\n: : :\n---\n')], ['Berita', 'a', 'change']],
    ['a picture alone', [file('news/a/1.jpg', undefined, 'x', null)], ['Berita', 'a', 'delete']],
    [
      'an album that goes',
      [
        file('gallery/x/1.jpg', undefined, 'x', null),
        file('gallery/x/album.yaml', 'name: Senja\n', 'x', null),
      ],
      ['Album', 'Senja', 'delete'],
    ],
    [
      'an album that was dropped in',
      [file('gallery/x/album.yaml', 'caption: a\n', null)],
      ['Album', 'Album x', 'change'],
    ],
    ['a list', [file('staff.yaml', '- a\n')], ['Pegawai', '', 'change']],
    ['anything else', [file('berkas/a.pdf', undefined, null)], ['Berkas', 'berkas/a.pdf', 'create']],
    [
      'a folder whose name begins the same',
      [file('newsletter/a.md', 'x')],
      ['Berkas', 'newsletter/a.md', 'change'],
    ],
  ])('is %s', (_what, files, [kind, name, deed]) => {
    expect(entryOf(KINDS, files)).toEqual({ kind, name, deed });
  });

  it('is a move where a file moves', () => {
    expect(entryOf(KINDS, [file('news/b.md', undefined, null)], true).deed).toBe('move');
  });
});
