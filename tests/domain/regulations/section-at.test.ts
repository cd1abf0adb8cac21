import { expect, it } from 'vitest';
import { articleSpan, sectionAt, shortTitle } from '../../../src/domain/regulations/section-at.ts';
import { aRegulation, aSection } from '../../fixtures/regulations.ts';

it.each([
  ['pasal-1', 'Umum', undefined, 'pasal-2'],
  ['pasal-3', 'Zona', 'pasal-2', 'lampiran-1'],
  ['lampiran-1', undefined, 'pasal-3', undefined],
])('places %s in its chapter, between its neighbours', (id, chapter, previous, next) => {
  const position = sectionAt(aRegulation(), id);
  expect([
    position?.section.id,
    position?.chapter?.title,
    position?.previous?.id,
    position?.next?.id,
  ]).toEqual([id, chapter, previous, next]);
});

it('has no position of what the regulation lacks', () => {
  expect(sectionAt(aRegulation(), 'pasal-9')).toBeUndefined();
});

it.each([
  [[], ''],
  [['Pasal 3'], 'Pasal 3'],
  [['Pasal 42', 'Pasal 43', 'Pasal 61'], 'Pasal 42–61'],
])('says which articles a chapter has: %j', (names, said) => {
  expect(articleSpan({ articles: names.map((name) => aSection({ name })) })).toBe(said);
});

it.each([
  ['Zona R-4, perumahan', 'Zona R-4'],
  ['Zona R-4: gambar', 'Zona R-4'],
  ['Sungai', 'Sungai'],
])('shortens the title %j', (title, short) => {
  expect(shortTitle(title)).toBe(short);
});
