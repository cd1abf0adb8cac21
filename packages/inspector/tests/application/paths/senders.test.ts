import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { recordingOfLog } from '../../../src/application/log/record-log.ts';
import { pauseMachine } from '../../../src/application/paths/paused-machine.ts';
import { replay } from '../../../src/application/paths/replay.ts';
import type { StepResult } from '../../../src/application/paths/step-result.ts';
import type { RecordedStep, Recording } from '../../../src/domain/recording.ts';
import { answered, counterMachine, kettleMachine, kettlePage } from '../log/kettle-page.ts';

// Its entries: the click, 'boil' from the page, 'heat done', 'counted' from the kettle, 'cooling over'.
async function recorded(): Promise<Recording> {
  const page = kettlePage();
  page.click();
  page.drawn.kettle.send({ type: 'boil' });
  await answered();
  page.cool();
  const { kettle, counter, log } = page;
  const about = { name: 'recorded', title: 'Recorded', scenario: 'all-well', address: '/home' };
  return recordingOfLog(about, { machines: { kettle, counter }, log, moment: log.entries.length });
}

async function lastOf(recording: Recording): Promise<StepResult | undefined> {
  const timers: (() => void)[] = [];
  const clock = { setTimeout: (run: () => void) => timers.push(run), clearTimeout: () => undefined };
  const runNext = () => {
    const next = timers.shift();
    next?.();
    return next !== undefined;
  };
  const kettle = createActor(
    kettleMachine(async () => 'hot'),
    { clock },
  );
  const subjects = new Map([
    ['kettle', pauseMachine(kettle, runNext)],
    ['counter', pauseMachine(createActor(counterMachine), () => false)],
  ]);
  let last: StepResult | undefined;
  for await (const result of replay(recording, subjects)) last = result;
  return last;
}

type Change = Partial<Pick<RecordedStep, 'from'>> & { readonly cause?: number | undefined };
const changed = (recording: Recording, place: number, change: Change): Recording => ({
  ...recording,
  entries: recording.entries.map((entry, at) =>
    at === place ? ({ ...entry, ...change } as RecordedStep) : entry,
  ),
});

it('a recording whose senders are those of its machines passes', async () => {
  expect(await lastOf(await recorded())).toEqual({ index: 6, passed: true });
});

it.each<[what: string, place: number, change: Change, reason: string]>([
  ['sent by nobody', 3, { from: 'page' }, 'kettle sent it, not page'],
  ['of nobody', 1, { from: 'gremlin' }, "nobody who is called 'gremlin' sends kettle anything"],
  ['of the page, given to a machine', 1, { from: 'counter' }, 'counter did not send kettle boil as recorded'],
  ['with another cause', 3, { cause: 0 }, 'it came of step 3, and step 1 is recorded as its cause'],
  [
    'with the cause of another entry',
    3,
    { cause: 1 },
    'it came of step 3, and step 2 is recorded as its cause',
  ],
  [
    'answered without a cause',
    2,
    { cause: undefined },
    'it came of step 2, and nothing is recorded as its cause',
  ],
  ['timed with a cause', 4, { cause: 2 }, 'it came of no step, and step 3 is recorded as its cause'],
  ['answered by another port', 2, { from: 'stove' }, "'heat done' comes from heat, not from stove"],
  ['timed by a port', 4, { from: 'heat' }, "'cooling over' comes from timer, not from heat"],
])('an entry that is %s stops the replay', async (_, place, change, reason) => {
  expect(await lastOf(changed(await recorded(), place, change))).toMatchObject({ passed: false, reason });
});

it('a message that the recording lacks stops it at the next answer, delay or act', async () => {
  const whole = await recorded();
  const entries = whole.entries.toSpliced(3, 1);
  expect(await lastOf({ ...whole, entries })).toMatchObject({
    passed: false,
    reason: 'kettle sent counter counted at step 3, which the recording does not hold',
  });
});

it('a message that was cut off with its recording is not missed', async () => {
  const whole = await recorded();
  const cut = { ...whole, entries: whole.entries.slice(0, 3), end: { ...whole.end } };
  const end = { kettle: { state: 'hot' }, counter: { state: {}, context: { times: 0 } } };
  expect(await lastOf({ ...cut, end })).toEqual({ index: 4, passed: true });
});

it('a machine that the recording does not hold is named at its end', async () => {
  const { start, entries, end, ...about } = await recorded();
  const { counter: _, ...started } = start;
  const { counter: __, ...ended } = end;
  const others = entries.filter((entry) => !('machine' in entry) || entry.machine !== 'counter');
  expect(await lastOf({ ...about, start: started, entries: others, end: ended })).toMatchObject({
    index: 5,
    passed: true,
    notCompared: ['counter'],
  });
});
