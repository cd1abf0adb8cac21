import { describe, expect, it } from 'vitest';
import type { RecordedEntry, Recording } from '../../src/domain/recording.ts';
import type { VisitorAct } from '../../src/domain/visitor-act.ts';
import { visitOf } from '../../src/visit/visit-of.ts';

const CLICK: VisitorAct = { act: 'click', role: 'button', name: 'Boil' };
const DRAG: VisitorAct = { act: 'drag', role: 'region', name: 'Map', at: [1, 2], by: [3, 4] };
const act = (visitor: VisitorAct): RecordedEntry => ({ visitor, at: 0 });
const step = (machine: string, state: Recording['start'][string]['state'], more = {}): RecordedEntry => ({
  machine,
  from: 'page',
  at: 0,
  event: { type: 'moved' },
  state,
  ...more,
});
const outcome = (machine: string, state: string, more = {}): RecordedEntry => ({
  machine,
  from: 'timer',
  at: 0,
  outcome: 'boiling over',
  state,
  ...more,
});
const recording = (entries: readonly RecordedEntry[], more: Partial<Recording> = {}): Recording => ({
  format: 'bupc-recording-1',
  name: 'boils',
  title: 'Boils',
  scenario: 'all-well',
  address: '/home',
  start: { kettle: { state: 'cold', context: { litres: 1 } }, lamp: { state: 'off', context: {} } },
  entries,
  end: {},
  ...more,
});
const underWay = (entries: readonly RecordedEntry[], more?: Partial<Recording>) =>
  visitOf(recording(entries, more)).map((one) => one.underWay);

describe('what is expected of the machines after an act', () => {
  it('is the whole of each, of steps that say what has changed', () => {
    const visited = visitOf(
      recording([
        step('kettle', 'cold', { context: { litres: 2, lid: 'open' } }),
        act(CLICK),
        step('kettle', 'heating', { cause: 1, context: { lid: null } }),
      ]),
    );
    expect(visited).toEqual([
      {
        expected: {
          kettle: { state: 'cold', context: { litres: 2, lid: 'open' } },
          lamp: { state: 'off', context: {} },
        },
        underWay: [],
        dragged: [],
      },
      {
        act: CLICK,
        expected: {
          kettle: { state: 'heating', context: { litres: 2 } },
          lamp: { state: 'off', context: {} },
        },
        underWay: [],
        dragged: [],
      },
    ]);
  });

  it.each<[string, Recording['start'][string]['state'], Recording['start'][string]['state'], unknown]>([
    ['a region of parallel ones', { left: 'on', right: 'off' }, { right: 'on' }, { left: 'on', right: 'on' }],
    ['a state in another', { open: 'waiting' }, { shut: 'quietly' }, { shut: 'quietly' }],
    [
      'a state in the same',
      { open: { view: 'a', zoom: 'in' } },
      { open: { zoom: 'out' } },
      { open: { view: 'a', zoom: 'out' } },
    ],
    ['a whole', { open: 'waiting' }, 'closed', 'closed'],
  ])('has %s as the machine has it', (_, before, changed, whole) => {
    const start = { kettle: { state: before, context: {} } };
    expect(visitOf(recording([step('kettle', changed)], { start }))[0]?.expected.kettle?.state).toEqual(
      whole,
    );
  });

  it('ends with what the recording says of its end', () => {
    const end = { lamp: { state: 'on', context: {} } };
    expect(visitOf(recording([act(CLICK)], { end })).at(-1)?.expected.lamp).toEqual(end.lamp);
  });
});

describe('a machine is not compared', () => {
  it('before a delay that it had set ends', () => {
    expect(underWay([act(CLICK), step('kettle', 'heating'), act(CLICK), outcome('kettle', 'hot')])).toEqual([
      [],
      ['kettle'],
      [],
    ]);
  });

  it('before it hears of the end of a delay of another', () => {
    expect(
      underWay([act(CLICK), outcome('kettle', 'hot'), step('lamp', 'on', { from: 'kettle', cause: 1 })]),
    ).toEqual([['kettle', 'lamp'], []]);
  });

  it.each<[string, RecordedEntry[]]>([
    [
      'what it takes first is the act',
      [act(CLICK), step('kettle', 'heating', { cause: 0 }), outcome('kettle', 'hot')],
    ],
    ['what it takes first nobody sent', [act(CLICK), step('kettle', 'heating'), outcome('kettle', 'hot')]],
  ])('not so where %s', (_, entries) => {
    expect(underWay(entries)).toEqual([[], []]);
  });

  it('ever where the page moves it by the clock', () => {
    const visited = visitOf(recording([act(CLICK)], { byTheClock: ['kettle'] }));
    expect(visited.map(({ expected }) => Object.keys(expected))).toEqual([['lamp'], ['lamp']]);
  });

  it('at the end where the recording says that it goes on', () => {
    expect(underWay([act(CLICK)], { goesOn: ['lamp'] })).toEqual([[], ['lamp']]);
  });
});

it('what a tester sent from the inspector is an act, and its answer too', () => {
  const event = { type: 'switched' };
  const sent = step('lamp', 'on', { from: 'inspector', event });
  expect(visitOf(recording([sent])).map(({ act: done, expected }) => [done, expected.lamp?.state])).toEqual([
    [undefined, 'off'],
    [{ act: 'send', machine: 'lamp', event }, 'on'],
  ]);
});

describe('the way out of the page', () => {
  const LEAVE: VisitorAct = { act: 'leave' };

  it('at the end, as to save the recording, is left out with what it led to', () => {
    const visited = visitOf(
      recording([act(CLICK), step('kettle', 'hot'), act(LEAVE), step('kettle', 'cold')], {
        end: { kettle: { state: 'cold', context: {} } },
        goesOn: ['lamp'],
      }),
    );
    expect(
      visited.map(({ act: done, expected, underWay: left }) => [done, expected.kettle?.state, left]),
    ).toEqual([
      [undefined, 'cold', []],
      [CLICK, 'hot', []],
    ]);
  });

  it('and back again is an act', () => {
    const visited = visitOf(recording([act(LEAVE), step('lamp', 'on'), act(CLICK)]));
    expect(visited.map(({ act: done }) => done)).toEqual([undefined, LEAVE, CLICK]);
  });
});

it('a machine that a drag has moved is named, until another act reaches it', () => {
  expect(
    visitOf(
      recording([
        act(DRAG),
        step('lamp', 'on'),
        act(CLICK),
        step('kettle', 'heating'),
        act(CLICK),
        step('lamp', 'off'),
      ]),
    ).map(({ dragged }) => dragged),
  ).toEqual([[], ['lamp'], ['lamp'], []]);
});
