import { expect, it } from 'vitest';
import { termNotes } from '../../../../../tools/content/check/map/term-notes.ts';
import { GUDANG, KOS, WARUNG } from '../../../../domain/map/rules-world.ts';

it('notes each word of several activities that zones permit differently', () => {
  const stall = { ...GUDANG, name: 'Lapak', words: ['kios'] };
  expect(termNotes([KOS, WARUNG, stall])).toEqual([
    {
      level: 'note',
      kind: 'map',
      file: 'peta/kegiatan',
      message:
        "'kios' stands for 'Warung' and 'Lapak', which zones permit differently; visitors are asked which they mean",
    },
  ]);
});
