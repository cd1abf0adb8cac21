import { describe, expect, it } from 'vitest';
import {
  answerVerdict,
  askedQuestions,
  withParcelAnswers,
} from '../../../src/domain/finder/answer-verdict.ts';

const limits = (storeys: number, height = 9, mayBuild = true) => ({ storeys, height, mayBuild });

describe('what a parcel says to the size of an answer', () => {
  it.each([
    [limits(2), 'rendah', true, 'Boleh, paling tinggi 9 m'],
    [limits(1, 4.5), 'rendah', true, 'Boleh satu lantai saja'],
    [limits(4, 18), 'rendah', true, 'Boleh'],
    [limits(4, 18), 'tinggi', true, 'Boleh sampai 4 lantai'],
    [limits(2), 'tinggi', false, 'Tidak boleh di persil ini'],
    [limits(0, 0, false), 'rendah', false, 'Tidak boleh di persil ini'],
  ])('%j, %s: %j %s', (of, answer, isAllowed, text) => {
    expect(answerVerdict(of, answer)).toEqual({ isAllowed, text });
  });

  it.each([
    [undefined, 'rendah'],
    [limits(2), 'banyak'],
    [limits(2), 'rumah'],
    [{ ...limits(2), room: 'nothing' as const }, 'rendah'],
    [{ ...limits(2), room: 'nothing' as const }, 'tinggi'],
  ])('is nothing for %j and %s', (of, answer) => {
    expect(answerVerdict(of, answer)).toBeUndefined();
  });
});

it.each([
  [{}, {}],
  [{ what: 'rumah' }, { what: 'rumah', where: 'sertipikat' }],
  [
    { what: 'rumah', where: 'tanpa' },
    { what: 'rumah', where: 'tanpa' },
  ],
  [{ what: 'belum' }, { what: 'belum' }],
])('a parcel answers where, once that would be asked: %j', (answers, known) => {
  expect(withParcelAnswers(answers)).toEqual(known);
});

it.each([
  ['what', false, ['what', 'where', 'size', 'whom']],
  ['what', true, ['what', 'size', 'whom']],
  ['where', true, ['what', 'where', 'size', 'whom']],
] as const)('asks at %s, with a parcel %s: %j', (at, hasParcel, ids) => {
  expect(askedQuestions(at, hasParcel).map(({ id }) => id)).toEqual(ids);
});
