import { expect, it } from 'vitest';
import { inTurn, inTurnWith } from '../../qa/worlds/in-turn.ts';

it('a list is given in turn, its last entry again and again', () => {
  const next = inTurn(['500', 'good']);
  expect([next(), next(), next()]).toEqual(['500', 'good', 'good']);
});

it('a list that two worlds use is given in turn to both, each list by its name', () => {
  const used = new Map();
  const replayed = inTurnWith(['500', 'good'], used, 'gallery');
  const after = inTurnWith(['500', 'good'], used, 'gallery');
  const other = inTurnWith(['404', 'good'], used, 'news');
  expect([replayed(), after(), other(), after()]).toEqual(['500', 'good', '404', 'good']);
});
