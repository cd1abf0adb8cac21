import { describe, expect, it } from 'vitest';
import { QUESTIONS, questionOf, UNSURE } from '../../../src/domain/finder/questions.ts';

describe('the questions', () => {
  it('are four: what, where, how big and for whom', () => {
    expect(QUESTIONS.map(({ id, name }) => [id, name])).toEqual([
      ['what', 'Apa'],
      ['where', 'Di mana'],
      ['size', 'Seberapa besar'],
      ['whom', 'Untuk siapa'],
    ]);
  });

  it.each(QUESTIONS)(
    '$name has two to five answers, each its own, that an address can hold',
    ({ answers }) => {
      const ids = answers.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(1);
      expect(ids.length).toBeLessThan(6);
      expect(new Set([...ids, UNSURE.id]).size).toBe(ids.length + 1);
      expect(ids.filter((id) => !/^[a-z]+$/.test(id))).toEqual([]);
    },
  );

  it('are found by their names', () => {
    expect(questionOf('size').question).toBe('Seberapa besar rencananya?');
    expect(() => questionOf('why' as 'size')).toThrow("no question 'why'");
  });
});
