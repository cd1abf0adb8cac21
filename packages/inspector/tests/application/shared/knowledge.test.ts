import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { eventProblems } from '../../../src/application/events/event-problems.ts';
import { wholeKnowledge } from '../../../src/application/shared/knowledge.ts';

const known = { machines: { lamp: setup({}).createMachine({}) } };

it.each([
  ['any machine where a page names none', {}, []],
  ['no other where it does', known, ['machine must be one of lamp, is "kettle"']],
])('has %s', (_, handed, problems) => {
  expect(eventProblems(wholeKnowledge(handed), 'kettle', { type: 'switched' })).toEqual(problems);
});
