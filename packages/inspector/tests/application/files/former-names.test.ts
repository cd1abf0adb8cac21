import { expect, it } from 'vitest';
import { withPresentNames } from '../../../src/application/files/former-names.ts';
import { wholeKnowledge } from '../../../src/application/shared/knowledge.ts';
import type { MachineEvent } from '../../../src/domain/path.ts';

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

it('an event that was another is made of it and of what its machine had taken before', () => {
  const former = {
    lamp: {
      lit: 'turned',
      dimmed: ({ by }: MachineEvent, earlier: readonly MachineEvent[]) => {
        if (by === undefined) throw new Error('dimmed by nothing');
        return { type: 'turned', to: by, after: earlier.map(({ type }) => type) };
      },
    },
  };
  const knowledge = wholeKnowledge({ former: { events: former } });
  const of = (machine: string, event: object) => ({ machine, from: 'page', at: 1, event, state: 'on' });
  const dimmed = { type: 'dimmed', by: 3 };
  const malformed = { type: 'dimmed' };
  expect(
    withPresentNames(knowledge, {
      entries: [of('lamp', { type: 'lit' }), of('door', dimmed), of('lamp', dimmed), of('lamp', malformed)],
    }),
  ).toMatchObject({
    entries: [
      of('lamp', { type: 'turned' }),
      of('door', dimmed),
      of('lamp', { type: 'turned', to: 3, after: ['turned'] }),
      of('lamp', malformed),
    ],
  });
});

it('an event that another sends today comes from that one', () => {
  const knowledge = wholeKnowledge({
    former: { machines: { bulb: 'lamp' }, senders: { lamp: { turned: { door: 'page' } } } },
  });
  const entry = (machine: string, from: string, type: string) => ({
    machine,
    from,
    at: 1,
    event: { type },
    state: 'on',
  });
  const entries = [
    entry('bulb', 'door', 'turned'),
    entry('lamp', 'door', 'dimmed'),
    entry('lamp', 'bulb', 'turned'),
  ];
  expect(withPresentNames(knowledge, { entries })).toMatchObject({
    entries: [
      entry('lamp', 'page', 'turned'),
      entry('lamp', 'door', 'dimmed'),
      entry('lamp', 'lamp', 'turned'),
    ],
  });
});
