import { expect, it } from 'vitest';
import { withPresentNames } from '../../../src/application/files/former-names.ts';
import { wholeKnowledge } from '../../../src/application/shared/knowledge.ts';

const KNOWLEDGE = wholeKnowledge({ former: { outcomes: { search: { 'load done': 'openIndex done' } } } });

it.each([
  ['load done', 'openIndex done'],
  ['find done', 'find done'],
  ['constructor', 'constructor'],
])('an outcome that was saved as %s is %s', (saved, present) => {
  const entry = { machine: 'search', from: 'page', at: 1, outcome: saved, state: 'closed' };
  expect(withPresentNames(KNOWLEDGE, { entries: [entry] })).toMatchObject({
    entries: [{ ...entry, outcome: present }],
  });
});
