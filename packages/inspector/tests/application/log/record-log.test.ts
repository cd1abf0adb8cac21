import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { logRequests } from '../../../src/application/log/log-requests.ts';
import { pathOfLog, recordingOfLog } from '../../../src/application/log/record-log.ts';
import { createGate } from '../../../src/application/paths/gate.ts';
import { replay } from '../../../src/application/paths/replay.ts';
import type { ReplaySubject } from '../../../src/application/paths/replay-subject.ts';
import type { StepResult } from '../../../src/application/paths/step-result.ts';
import type { Recording } from '../../../src/domain/recording.ts';
import { answered, BOIL, counterMachine, kettleMachine, kettlePage } from './kettle-page.ts';

const ABOUT = { name: 'recorded-page', title: 'Recorded', scenario: 'all-well' };

function recordingOf({ kettle, counter, log }: ReturnType<typeof kettlePage>, moment = log.entries.length) {
  return recordingOfLog({ ...ABOUT, address: '/home' }, { machines: { kettle, counter }, log, moment });
}

function pathOfKettle({ kettle, log }: ReturnType<typeof kettlePage>) {
  return pathOfLog(ABOUT, 'kettle', { machines: { kettle }, log, moment: log.entries.length });
}

/** New paused machines of the page. */
function pausedPage(): Map<string, ReplaySubject> {
  const timers: (() => void)[] = [];
  const gate = createGate();
  const clock = {
    setTimeout: (run: () => void) => timers.push(run),
    clearTimeout: () => undefined,
  };
  const kettle = createActor(gate.hold(kettleMachine(async () => 'hot')), { clock });
  const runNextTimer = () => {
    const next = timers.shift();
    next?.();
    return next !== undefined;
  };
  const shut = createGate();
  return new Map<string, ReplaySubject>([
    ['kettle', { actor: kettle, gate, runNextTimer }],
    ['counter', { actor: createActor(counterMachine), gate: shut, runNextTimer: () => false }],
  ]);
}

async function replayed(recording: Recording): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  for await (const result of replay(recording, pausedPage())) results.push(result);
  return results;
}

async function used() {
  const page = kettlePage();
  page.click();
  page.tick(250);
  page.drawn.kettle.send({ type: 'boil' });
  await answered();
  page.cool();
  return page;
}

describe('a recording of the whole page', () => {
  it('up to a moment starts with every machine as it was then, whatever it has taken since', () => {
    const page = kettlePage();
    page.drawn.kettle.send({ type: 'boil' });
    const { start, end } = recordingOf(page, 0);
    expect([start.kettle?.state, end.kettle?.state]).toEqual(['cold', 'cold']);
  });

  it('holds every machine in order, who sent what, and what the visitor did', async () => {
    const page = await used();
    expect(recordingOf(page)).toEqual({
      format: 'bupc-recording-1',
      ...ABOUT,
      address: '/home',
      start: {
        kettle: { state: 'cold', context: { cups: 0 } },
        counter: { state: {}, context: { times: 0 } },
      },
      entries: [
        { visitor: BOIL, at: 0 },
        { machine: 'kettle', from: 'page', at: 250, cause: 0, event: { type: 'boil' }, state: 'heating' },
        { machine: 'kettle', from: 'heat', at: 250, cause: 1, outcome: 'heat done', state: 'hot' },
        {
          machine: 'counter',
          from: 'kettle',
          at: 250,
          cause: 2,
          event: { type: 'counted' },
          state: {},
          context: { times: 1 },
        },
        { machine: 'kettle', from: 'timer', at: 250, outcome: 'cooling over', state: 'cold' },
      ],
      end: {
        kettle: { state: 'cold', context: { cups: 0 } },
        counter: { state: {}, context: { times: 1 } },
      },
    });
  });

  it('replays as one, to its end', async () => {
    const results = await replayed(recordingOf(await used()));
    expect(results.map(({ passed, reason }) => reason ?? passed)).toEqual(Array(7).fill(true));
  });

  it('fails where the context of a machine differs from the recorded one', async () => {
    const recording = recordingOf(await used());
    const entries = recording.entries.map((entry) =>
      'event' in entry && entry.machine === 'counter' ? { ...entry, context: { times: 5 } } : entry,
    );
    const results = await replayed({ ...recording, entries });
    expect(results.at(-1)).toMatchObject({
      index: 4,
      passed: false,
      reason: expect.stringContaining('times'),
    });
  });

  it('leaves requests out: its world answers them again', async () => {
    const page = await used();
    const before = recordingOf(page);
    const path = () => pathOfKettle(page);
    const own = path();
    logRequests(page.log, page.speakers).scripted('/content/tea.json', Promise.resolve({}));
    await answered();
    expect(page.log.entries.at(-1)?.kind).toBe('request');
    expect([recordingOf(page), path()]).toEqual([before, own]);
  });

  it('is cut where a moment is named', async () => {
    const page = await used();
    expect(recordingOf(page, 4).entries).toHaveLength(2);
  });
});

describe('a recording of a machine that was killed', () => {
  it('ends with the event that killed it, and its replay fails there', async () => {
    const page = kettlePage();
    page.drawn.kettle.send({ type: 'boil' });
    await answered();
    page.drawn.kettle.send({ type: 'fall' });
    page.drawn.kettle.send({ type: 'stop' });
    const path = pathOfKettle(page);
    expect(path.steps).toEqual([
      { event: { type: 'boil' }, state: 'heating' },
      { outcome: 'heat done', state: 'hot' },
      { event: { type: 'fall' }, state: 'hot' },
    ]);
    const subject = pausedPage().get('kettle');
    if (subject === undefined) throw new Error('there is no kettle');
    const results: StepResult[] = [];
    for await (const result of replay(path, new Map([['kettle', subject]]))) results.push(result);
    expect(results.at(-1)).toMatchObject({
      index: 3,
      passed: false,
      reason: 'the machine stopped: TypeError: it fell',
    });
    const whole = await replayed(recordingOf(page));
    expect(whole.at(-1)).toMatchObject({ passed: false, reason: 'the machine stopped: TypeError: it fell' });
  });
});
