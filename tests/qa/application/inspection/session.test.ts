import { describe, expect, it } from 'vitest';
import type { InspectionMessage, PageMessage } from '../../../../src/qa/application/inspection/messages.ts';
import {
  EMPTY_SESSION,
  filterLog,
  follow,
  type InspectionSession,
} from '../../../../src/qa/application/inspection/session.ts';

const page = { address: '/home?inspect', scenarios: ['all-well'], paths: [], samples: {} };
const gallery = (context: object): InspectionMessage => ({
  type: '@xstate.actor',
  sessionId: 'x:1',
  name: 'gallery',
  definition: '{"states":{}}',
  snapshot: { status: 'active', value: 'loading', context },
});
const event = (type: string, more: object = {}): InspectionMessage => ({
  type: '@xstate.event',
  sessionId: 'x:1',
  event: { type },
  createdAt: '1000',
  ...more,
});

const told = (...messages: (InspectionMessage | PageMessage)[]): InspectionSession =>
  messages.reduce(follow, EMPTY_SESSION);

describe('an inspector', () => {
  it('knows an actor as it stands, what its last event changed and which way it took', () => {
    const session = told(
      { type: 'page.connected', page },
      gallery({ page: 1 }),
      { type: 'transitions.taken', sessionId: 'x:1', transitions: ['gallery:1'] },
      {
        type: '@xstate.snapshot',
        sessionId: 'x:1',
        event: { type: 'page.next' },
        snapshot: { status: 'active', value: 'loaded', context: { page: 2 } },
      },
    );
    expect(session).toEqual({
      page,
      log: [],
      actors: [
        {
          sessionId: 'x:1',
          name: 'gallery',
          definition: '{"states":{}}',
          status: 'active',
          value: 'loaded',
          context: { page: 2 },
          changes: [{ path: 'page', before: 1, after: 2 }],
          taken: ['gallery:1'],
        },
      ],
    });
  });

  it('keeps the order of actors when one is told of again', () => {
    const news: InspectionMessage = { type: '@xstate.actor', sessionId: 'x:2', name: 'news', snapshot: {} };
    const session = told(gallery({}), news, gallery({ page: 3 }));
    expect(session.actors.map(({ name, context }) => [name, context])).toEqual([
      ['gallery', { page: 3 }],
      ['news', undefined],
    ]);
  });

  it('logs who sent what to whom and when', () => {
    const session = told(gallery({}), event('page.next'), event('xstate.done', { sourceId: 'x:1' }));
    expect(session.log).toEqual([
      { id: 1, at: 1000, sessionId: 'x:1', actor: 'gallery', origin: 'page', event: { type: 'page.next' } },
      {
        id: 2,
        at: 1000,
        sessionId: 'x:1',
        actor: 'gallery',
        origin: 'gallery',
        event: { type: 'xstate.done' },
      },
    ]);
  });

  it('keeps the last two thousand events', () => {
    const many = Array.from({ length: 2001 }, () => event('page.next'));
    const { log } = told(...many);
    expect([log.length, log[0]?.id, log.at(-1)?.id]).toEqual([2000, 2, 2001]);
  });

  it('starts anew with a page that connects anew', () => {
    expect(told(gallery({}), event('a'), { type: 'page.connected', page })).toEqual({
      page,
      actors: [],
      log: [],
    });
  });

  it('shows a machine that an error has ended as stopped', () => {
    const { actors } = told(gallery({}), { type: 'actor.stopped', sessionId: 'x:1', reason: 'Error: lost' });
    expect(actors.map(({ status, error }) => [status, error])).toEqual([['error', 'Error: lost']]);
  });

  it('says why the page did not do what it was asked', () => {
    const refused = told({ type: 'event.refused', sessionId: 'x:1', reason: 'not in this state' });
    expect(refused.refusal).toBe('not in this state');
  });
});

it('finds events by type, actor or payload, newest first', () => {
  const { log } = told(
    gallery({}),
    event('page.next'),
    event('search.changed', { event: { type: 'search.changed', query: 'Sawah' } }),
  );
  const types = (text: string) => filterLog(log, text).map((entry) => entry.event.type);
  expect([types(''), types(' sawah page'), types('GALLERY'), types('nothing')]).toEqual([
    ['search.changed', 'page.next'],
    ['search.changed'],
    ['search.changed', 'page.next'],
    [],
  ]);
});
