import { describe, expect, it } from 'vitest';
import { toLogEntry } from '../../../src/application/log/to-log-entry.ts';
import type { LogEntry } from '../../../src/domain/log-entry.ts';
import { answered, BOIL, kettlePage } from './kettle-page.ts';

const way = ({ id, kind, from, to, name, cause, effect }: LogEntry) =>
  [id, kind, `${from} → ${to}`, name, cause ?? '-', effect?.fate ?? JSON.stringify(effect?.state ?? '')].join(
    ' | ',
  );

describe('the log of a page', () => {
  it('logs senders, receivers, calls, awaited outcomes and causes', async () => {
    const page = kettlePage();
    page.click();
    page.drawn.kettle.send({ type: 'boil' });
    await answered();
    page.cool();
    expect(
      page
        .logged()
        .filter(({ isNoise }) => !isNoise)
        .map(way),
    ).toEqual([
      '3 | visitor | visitor → button “Boil” | click | - | ""',
      '4 | event | page → kettle | boil | 3 | "heating"',
      '5 | call | kettle → heat | heat | 4 | ""',
      '6 | outcome | heat → kettle | heat done | 5 | "hot"',
      '7 | event | kettle → counter | counted | 6 | {}',
      '8 | timer | kettle → timer | cooling | 6 | ""',
      '9 | outcome | timer → kettle | cooling over | - | "cold"',
    ]);
  });

  it('knows what the visitor did that led to a moment', async () => {
    const page = kettlePage();
    page.click();
    page.drawn.kettle.send({ type: 'boil' });
    await answered();
    page.cool();
    expect([undefined, 1, 3, 6, 9].map((moment) => page.log.actAt(moment))).toEqual([
      undefined,
      undefined,
      BOIL,
      BOIL,
      undefined,
    ]);
  });

  it('logs which call an answer ended, and which timer ran out', async () => {
    const page = kettlePage();
    page.drawn.kettle.send({ type: 'boil' });
    await answered();
    page.cool();
    expect(page.logged().flatMap(({ id, effect }) => (effect?.ends ? [[id, effect.ends]] : []))).toEqual([
      [5, [4]],
      [8, [7]],
    ]);
  });

  it('ends a call that is given up', () => {
    const page = kettlePage();
    page.drawn.kettle.send({ type: 'boil' });
    page.drawn.kettle.send({ type: 'stop' });
    expect(page.logged().at(-1)).toMatchObject({ name: 'stop', effect: { ends: [4], state: 'cold' } });
  });

  it('blames the event that killed a machine, and says of later ones that they were not delivered', async () => {
    const page = kettlePage();
    page.drawn.kettle.send({ type: 'boil' });
    await answered();
    page.drawn.kettle.send({ type: 'fall' });
    page.drawn.kettle.send({ type: 'stop' });
    const [fall, stop] = page.logged().slice(-2);
    expect(fall).toMatchObject({
      name: 'fall',
      effect: { fate: 'killed', reason: 'TypeError: it fell', before: 'hot', ends: [7] },
    });
    expect(fall?.effect).not.toHaveProperty('state');
    expect(stop?.effect).toEqual({ fate: 'not delivered', reason: 'kettle is stopped' });
  });

  it('logs ignored events, and events that a guard refused, as without effect', async () => {
    const page = kettlePage();
    page.drawn.kettle.send({ type: 'boil' });
    await answered();
    page.drawn.kettle.send({ type: 'pour', cups: 0 });
    expect(page.logged().at(-1)).toEqual({
      id: 8,
      at: 1000,
      kind: 'event',
      from: 'page',
      to: 'kettle',
      name: 'pour',
      payload: { cups: 0 },
      effect: { before: 'hot', state: 'hot' },
    });
  });

  it('logs the transitions taken and the changed keys', async () => {
    const page = kettlePage();
    page.drawn.kettle.send({ type: 'boil' });
    await answered();
    page.drawn.kettle.send({ type: 'pour', cups: 2 });
    expect(page.logged().at(-1)?.effect).toEqual({
      before: 'hot',
      state: 'hot',
      taken: ['kettle.hot: pour → stays'],
      changed: ['cups'],
    });
  });

  it('marks what was taken although it does not fit its schema', async () => {
    const page = kettlePage();
    page.drawn.kettle.send({ type: 'boil' });
    const entry = page.log.entries[2];
    if (entry === undefined) throw new Error('nothing was sent');
    const logged = toLogEntry(entry, () => ['heat is missing, needs a number']);
    expect(logged.effect).toMatchObject({ fate: 'does not fit', reason: 'heat is missing, needs a number' });
  });

  it('names what a tester sends as sent by the inspector', () => {
    const page = kettlePage();
    page.speakers.as({ from: 'inspector' }, () => page.kettle.send({ type: 'boil' }));
    expect(page.logged()[2]).toMatchObject({ from: 'inspector', name: 'boil' });
  });
});

describe('time travel', () => {
  it('draws the page as it was at a moment, and takes nothing there', async () => {
    const page = kettlePage();
    const seen: unknown[] = [];
    page.drawn.kettle.subscribe((snapshot) => seen.push(snapshot.value));
    page.drawn.kettle.send({ type: 'boil' });
    await answered();
    page.time.show(3);
    page.drawn.kettle.send({ type: 'pour', cups: 3 });
    expect({
      kettle: page.drawn.kettle.getSnapshot().value,
      counter: page.drawn.counter.getSnapshot().context,
      real: page.kettle.getSnapshot().value,
      seen,
      entries: page.log.entries.length,
    }).toEqual({
      kettle: 'heating',
      counter: { times: 0 },
      real: 'hot',
      seen: ['heating', 'hot', 'heating'],
      entries: 7,
    });
  });

  it('goes on where the machines are once the present is shown again', async () => {
    const page = kettlePage();
    page.drawn.kettle.send({ type: 'boil' });
    page.time.show(1);
    await answered();
    expect(page.drawn.kettle.getSnapshot().value).toBe('cold');
    page.time.show(undefined);
    page.drawn.kettle.send({ type: 'pour', cups: 1 });
    expect([page.drawn.kettle.getSnapshot().value, page.kettle.getSnapshot().context]).toEqual([
      'hot',
      { cups: 1 },
    ]);
  });
});
