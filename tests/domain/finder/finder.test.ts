import { describe, expect, it } from 'vitest';
import {
  type Answers,
  findService,
  formatAnswers,
  nextQuestion,
  parseAnswers,
  questionBefore,
  withAnswer,
} from '../../../src/domain/finder/finder.ts';
import { QUESTIONS, UNSURE } from '../../../src/domain/finder/questions.ts';

describe('answers lead', () => {
  it.each<[string, string]>([
    ['', 'itr'],
    ['ragu', 'itr'],
    ['belum', 'itr'],
    ['rumah.tanpa', 'itr'],
    ['perumahan.tanpa', 'itr'],
    ['bersama.tanpa.banyak', 'itr'],
    ['perumahan.sertipikat', 'siteplan'],
    ['perumahan.ragu', 'siteplan'],
    ['rumah.gabungan.banyak', 'siteplan'],
    ['bersama.sertipikat.banyak', 'siteplan'],
    ['bersama.sertipikat.rendah', 'kkpr'],
    ['bersama.ragu.ragu', 'kkpr'],
    ['rumah.sertipikat.rendah.warga', 'kkpr'],
    ['usaha.sertipikat.tinggi.warga', 'kkpr'],
    ['rumah.sertipikat.rendah.keluarga', 'krk'],
    ['usaha.gabungan.tinggi.pelanggan', 'krk'],
    ['rumah.ragu.ragu.ragu', 'krk'],
  ])('%j to %s', (text, service) => {
    expect(findService(parseAnswers(text)).service).toBe(service);
  });

  it('each by a rule that is written as a sentence', () => {
    for (const text of ['', 'rumah.tanpa', 'perumahan', 'bersama', 'rumah']) {
      expect(findService(parseAnswers(text)).because).toMatch(/^[A-Z].+\.$/);
    }
  });
});

describe('the next question', () => {
  it.each<[string, string | undefined]>([
    ['', 'what'],
    ['belum', undefined],
    ['ragu', undefined],
    ['rumah', 'where'],
    ['rumah.tanpa', undefined],
    ['perumahan', 'where'],
    ['perumahan.sertipikat', undefined],
    ['bersama.sertipikat', 'size'],
    ['bersama.sertipikat.rendah', undefined],
    ['rumah.sertipikat', 'size'],
    ['rumah.sertipikat.banyak', undefined],
    ['rumah.sertipikat.rendah', 'whom'],
    ['rumah.sertipikat.rendah.keluarga', undefined],
  ])('after %j is %s', (text, next) => {
    expect(nextQuestion(parseAnswers(text))).toBe(next);
  });

  it('comes four times at most, whatever is answered', () => {
    const follow = (answers: Answers, asked: number): number => {
      const next = nextQuestion(answers);
      if (next === undefined) return asked;
      const given = QUESTIONS.find(({ id }) => id === next)?.answers ?? [];
      return Math.max(...[...given, UNSURE].map(({ id }) => follow({ ...answers, [next]: id }, asked + 1)));
    };
    expect(follow({}, 0)).toBe(4);
  });
});

describe('answers in an address', () => {
  it.each<[string, Answers]>([
    ['', {}],
    ['rumah', { what: 'rumah' }],
    ['rumah.ragu.rendah', { what: 'rumah', where: 'ragu', size: 'rendah' }],
  ])('%j are read and written', (text, answers) => {
    expect(parseAnswers(text)).toEqual(answers);
    expect(formatAnswers(answers)).toBe(text);
  });

  it.each<[string, Answers]>([
    ['istana', {}],
    ['rumah.istana.rendah', { what: 'rumah' }],
    ['rumah..rendah', { what: 'rumah' }],
    ['constructor.__proto__', {}],
    [
      `rumah.sertipikat.rendah.keluarga${'.x'.repeat(9)}`,
      { what: 'rumah', where: 'sertipikat', size: 'rendah', whom: 'keluarga' },
    ],
  ])('%j are read as far as they are answers', (text, answers) => {
    expect(parseAnswers(text)).toEqual(answers);
  });

  it('stop where one is missing', () => {
    expect(formatAnswers({ what: 'rumah', size: 'rendah' })).toBe('rumah');
  });
});

describe('a changed answer', () => {
  const all = parseAnswers('rumah.sertipikat.rendah.keluarga');
  it.each([
    ['what', 'usaha', 'usaha.sertipikat.rendah.keluarga'],
    ['what', 'belum', 'belum'],
    ['where', 'tanpa', 'rumah.tanpa'],
    ['size', 'banyak', 'rumah.sertipikat.banyak'],
    ['whom', 'ragu', 'rumah.sertipikat.rendah.ragu'],
  ] as const)('to %s, %s, keeps what is still asked for', (question, answer, text) => {
    expect(formatAnswers(withAnswer(all, question, answer) ?? {})).toBe(text);
  });

  it('that there is not changes nothing', () => {
    expect(withAnswer(all, 'what', 'istana')).toBeUndefined();
  });
});

it.each([
  [undefined, { what: 'rumah', size: 'rendah' }, 'size'],
  ['size', { what: 'rumah', size: 'rendah' }, 'what'],
  ['what', { what: 'rumah', size: 'rendah' }, undefined],
] as const)('before %s, with the answers %j, stands the question %s', (at, answers, before) => {
  expect(questionBefore(at, answers)).toBe(before);
});
