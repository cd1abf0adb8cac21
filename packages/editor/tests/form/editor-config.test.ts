import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { editorConfig } from '../../src/form/editor-config.ts';
import type { Kind } from '../../src/form/kinds.ts';

const STAFF: Kind = {
  name: 'staff',
  title: 'Pegawai',
  one: 'Pegawai',
  hint: '',
  icon: 'groups',
  layout: 'list',
  list: 'staff',
  pictures: 'staff',
  schema: v.strictObject({ name: v.string() }),
};

const collections = (ending: '.yaml' | undefined, hasHistory = false) =>
  editorConfig([STAFF], {
    title: '',
    backend: { name: 'gitea', repo: 'a/b' },
    prefix: 'content',
    endingOf: () => ending,
    words: { moment: '', address: '', item: (title) => title },
    hasHistory,
  }).collections.map(({ label, description, ...more }) => [label, description, 'folder' in more]);

describe('the menu of the editor', () => {
  it.each([
    ['a list', '.yaml' as const, ['Pegawai', '', false]],
    [
      'a list that is a table',
      undefined,
      ['Pegawai (staff.csv)', 'Ini berkas staff.csv: bukalah dengan Excel atau LibreOffice.', true],
    ],
  ])('has an entry of %s', (_what, ending, expected) => {
    expect(collections(ending)).toEqual([expected]);
  });

  it('leads to the earlier states where they are kept', () => {
    expect(collections('.yaml', true)[1]).toEqual([
      'Keadaan sebelumnya',
      'Yang disimpan atau dihapus dapat dikembalikan.',
      true,
    ]);
  });
});
