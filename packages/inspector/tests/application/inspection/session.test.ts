import { describe, expect, it } from 'vitest';
import type { PageMessage } from '../../../src/application/inspection/messages.ts';
import {
  contextAt,
  emptySession,
  follow,
  type InspectionSession,
  lastContextOf,
  latestOf,
  momentOf,
} from '../../../src/application/inspection/session.ts';
import type { EntryEffect, LogEntry } from '../../../src/domain/log-entry.ts';

const entry = (id: number, effect?: EntryEffect, more: Partial<LogEntry> = {}): LogEntry => ({
  id,
  at: 1000 + id,
  kind: 'event',
  from: 'page',
  to: 'gallery',
  name: 'page.next',
  ...(effect && { effect }),
  ...more,
});
const sessionAfter = (...messages: PageMessage[]): InspectionSession =>
  messages.reduce(follow, emptySession());
const grew = (...entries: LogEntry[]): PageMessage => ({ type: 'log.grew', entries });

describe('what an inspector knows of a machine', () => {
  const session = sessionAfter(
    grew(
      entry(1, { state: 'loading' }),
      entry(2, undefined, { kind: 'call', from: 'gallery', to: 'gallery feed', name: 'loadFeed' }),
      entry(3, { before: 'loading', state: 'loaded', ends: [2] }, { kind: 'outcome', name: 'loadFeed done' }),
      entry(4, { fate: 'refused', reason: 'query is missing' }),
      entry(5, { before: 'loaded', fate: 'killed', reason: 'TypeError: no' }),
    ),
  );
  const at = (moment: number) => {
    const { value, entry: last, killer, underWay } = session.log.machineAt('gallery', moment);
    return [value, last?.id, killer?.id, underWay.map(({ name }) => name)];
  };

  it('is what it was at the moment asked for', () => {
    expect([0, 1, 2, 3, 4, 5].map(at)).toEqual([
      [undefined, undefined, undefined, []],
      ['loading', 1, undefined, []],
      ['loading', 1, undefined, ['loadFeed']],
      ['loaded', 3, undefined, []],
      ['loaded', 3, undefined, []],
      ['loaded', 5, 5, []],
    ]);
  });

  it('lists what went wrong', () => {
    expect(session.log.failures()).toEqual([4, 5]);
  });

  it('takes the newer form of an entry', () => {
    const later = sessionAfter(grew(entry(1)), grew(entry(1, { state: 'loading' })));
    expect([later.log.machineAt('gallery', 1).value, later.log.entries.length]).toEqual(['loading', 1]);
  });
});

describe('the moment', () => {
  it('is the latest entry, until the page shows a past one', () => {
    const session = sessionAfter(grew(entry(1), entry(2)));
    const past = follow(session, { type: 'moment.shown', moment: 1 });
    expect([momentOf(session), momentOf(past), latestOf(past)]).toEqual([2, 1, 2]);
    expect(momentOf(follow(past, { type: 'moment.shown' }))).toBe(2);
  });
});

describe('the contexts of a machine', () => {
  const context = (machine: string, moment: number, after: unknown = moment): PageMessage => ({
    type: 'context.sent',
    machine,
    moment,
    after,
  });

  it('are found again by the moment, in their newest form, and the last one without', () => {
    const session = sessionAfter(
      context('gallery', 1),
      context('gallery', 2),
      context('news', 3),
      context('gallery', 1, 'new'),
    );
    expect([
      contextAt(session, 'gallery', 1)?.after,
      contextAt(session, 'gallery', 2)?.after,
      contextAt(session, 'gallery', 3)?.after,
      lastContextOf(session, 'gallery')?.after,
      lastContextOf(session, 'dialogs')?.after,
    ]).toEqual(['new', 2, undefined, 'new', undefined]);
  });

  it('are forgotten but for the last eight', () => {
    const session = sessionAfter(...Array.from({ length: 9 }, (_, place) => context('gallery', place + 1)));
    expect(session.contexts.map(({ moment }) => moment)).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
  });
});

describe('a link', () => {
  const made: PageMessage = { type: 'link.made', address: 'https://bupc.test/home?path=link' };

  it('differs from the same address made once more', () => {
    const links = [sessionAfter(made), sessionAfter(made, made)].map(({ link }) => link);
    expect(links).toEqual([
      { id: 1, address: made.address },
      { id: 2, address: made.address },
    ]);
  });
});

describe('a refusal', () => {
  const refused: PageMessage = {
    type: 'page.noticed',
    notice: { id: 1, tone: 'refused', texts: ['query is missing'] },
  };

  it('is over with the next thing that happens', () => {
    const session = sessionAfter(grew(entry(1, { fate: 'refused' })), refused);
    expect(session.notice?.texts).toEqual(['query is missing']);
    expect(follow(session, grew(entry(1, { fate: 'refused' }))).notice).toBeDefined();
    expect(follow(session, grew(entry(2, { state: 'loaded' }))).notice).toBeUndefined();
  });
});

describe('a page that connects anew', () => {
  it('starts anew', () => {
    const page = {
      address: '/home',
      scenarios: [],
      paths: [],
      machines: ['gallery'],
      charts: {},
    };
    const session = sessionAfter(grew(entry(1)), { type: 'page.connected', page });
    expect([session.page, latestOf(session)]).toEqual([page, 0]);
  });
});

describe('what was recorded before the page was loaded anew', () => {
  it('is offered until it is said to be offered no more', () => {
    const offered = sessionAfter({ type: 'recording.stored', count: 3 });
    expect([offered.stored, follow(offered, { type: 'recording.stored', count: undefined }).stored]).toEqual([
      3,
      undefined,
    ]);
  });
});
