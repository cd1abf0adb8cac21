import { expect, it } from 'vitest';
import { sectionsOf } from '../../../src/domain/regulations/regulation.ts';
import { aRegulation } from '../../fixtures/regulations.ts';

it('gives articles over all chapters, then annexes', () => {
  expect(sectionsOf(aRegulation()).map(({ id }) => id)).toEqual([
    'pasal-1',
    'pasal-2',
    'pasal-3',
    'lampiran-1',
  ]);
});
