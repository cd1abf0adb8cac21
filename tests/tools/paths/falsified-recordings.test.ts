import { type Recording, readText, replay, type StepResult } from '@bupc/inspector/node';
import { expect, it } from 'vitest';
import { ALL_MACHINE_NAMES, pageOfMachine, portName } from '../../../qa/page/inspected-machines.ts';
import { readScenario } from '../../../qa/worlds/scenario-file.ts';
import { KNOWLEDGE, readDocuments, readRecordings, readScenarios } from '../../../tools/paths/files.ts';
import { createSubject } from '../../../tools/paths/subject.ts';

type Entry = Recording['entries'][number];
type Falsified = readonly [what: string, recording: Recording];

const documents = readDocuments();
const scenarios = readScenarios();
const recordings = readRecordings();
const machinesOf = ({ start }: Recording) => Object.keys(start);

async function replayed(recording: Recording): Promise<StepResult | undefined> {
  const scenario = recording.world ? readScenario(recording.world) : scenarios.get(recording.scenario);
  if (scenario === undefined) throw new Error(`there is no scenario '${recording.scenario}'`);
  const page = pageOfMachine(machinesOf(recording)[0] ?? '');
  const names = ALL_MACHINE_NAMES.filter((name) => pageOfMachine(name) === page);
  const subjects = new Map(names.map((name) => [name, createSubject(name, scenario, documents)]));
  let last: StepResult | undefined;
  for await (const result of replay(recording, subjects, { portName })) last = result;
  for (const { actor } of subjects.values()) actor.stop();
  return last;
}

// A recording has dozens of entries of a kind, all of which are compared in the same way.
const MOST = 6;
const spread = <T>(all: readonly T[]): readonly T[] =>
  all.filter((_, place) => place % Math.ceil(all.length / MOST) === 0);

/** Changes an entry in turn, some of a recording; what gives undefined stays out. */
const each = (
  recording: Recording,
  change: (entry: Entry) => Entry | 'gone' | undefined,
): readonly Falsified[] =>
  spread(
    recording.entries.flatMap((entry, place): Falsified[] => {
      const changed = change(entry);
      if (changed === undefined) return [];
      const entries = recording.entries.flatMap((one, at) =>
        at === place ? (changed === 'gone' ? [] : [changed]) : [one],
      );
      return [[`step ${place + 1} of ${recording.name}`, { ...recording, entries }]];
    }),
  );

const isStep = (entry: Entry) => 'machine' in entry;
const isMessage = (recording: Recording, entry: Entry) =>
  isStep(entry) && machinesOf(recording).includes(entry.from);
const another = (recording: Recording, ...not: readonly string[]) =>
  machinesOf(recording).find((name) => !not.includes(name)) ?? '';

/** A recording of some of its entries, by their places, in this order; causes are of the same entries as before. */
const withEntries = (recording: Recording, places: readonly number[]): Recording => ({
  ...recording,
  entries: places.flatMap((place): readonly Entry[] => {
    const entry = recording.entries[place];
    if (entry === undefined || !isStep(entry)) return entry ? [entry] : [];
    const { cause: of, ...rest } = entry;
    const cause = of === undefined ? -1 : places.indexOf(of);
    return [cause < 0 ? rest : { ...rest, cause }];
  }),
});

/** The recording once for each two messages of machines that follow each other, exchanged. */
const exchanged = (recording: Recording): readonly Falsified[] => {
  const { entries } = recording;
  const places = entries.map((_, place) => place);
  return places.flatMap((place): Falsified[] => {
    const [one, other] = [entries[place], entries[place + 1]];
    if (!one || !other || !isMessage(recording, one) || !isMessage(recording, other)) return [];
    const order = places.map((at) => (at === place ? at + 1 : at === place + 1 ? at - 1 : at));
    return [[`steps ${place + 1} and ${place + 2} of ${recording.name}`, withEntries(recording, order)]];
  });
};

const without = (recording: Recording, name: string): Recording => {
  const places = recording.entries.flatMap((entry, place) =>
    isStep(entry) && entry.machine === name ? [] : [place],
  );
  const { [name]: _, ...start } = recording.start;
  const { [name]: __, ...end } = recording.end;
  return { ...withEntries(recording, places), start, end };
};

/** What is falsified, in all recordings at each place where it can be. */
const KINDS: Readonly<Record<string, (recording: Recording) => readonly Falsified[]>> = {
  'a message that comes from another machine': (recording) =>
    each(recording, (entry) =>
      isStep(entry) && isMessage(recording, entry)
        ? { ...entry, from: another(recording, entry.from, entry.machine) }
        : undefined,
    ),
  'a message of the page that is said to come from a machine': (recording) =>
    each(recording, (entry) =>
      isStep(entry) && entry.from === 'page'
        ? { ...entry, from: another(recording, entry.machine) }
        : undefined,
    ),
  'an event of somebody who is not known': (recording) =>
    each(recording, (entry) =>
      'event' in entry && entry.from === 'page' ? { ...entry, from: 'gremlin' } : undefined,
    ),
  'a message of a machine that is said to come from the page': (recording) =>
    each(recording, (entry) =>
      isMessage(recording, entry) && isStep(entry) ? { ...entry, from: 'page' } : undefined,
    ),
  'a message that is not there': (recording) =>
    each(recording, (entry) => (isMessage(recording, entry) ? 'gone' : undefined)),
  'a message that says more': (recording) =>
    each(recording, (entry) =>
      isMessage(recording, entry) && 'event' in entry
        ? { ...entry, event: { ...entry.event, more: 1 } }
        : undefined,
    ),
  'an answer or a delay that comes from elsewhere': (recording) =>
    each(recording, (entry) =>
      'outcome' in entry
        ? { ...entry, from: entry.from === 'timer' ? `${entry.machine} feed` : 'timer' }
        : undefined,
    ),
  'a message or an answer without the cause that it had': (recording) =>
    each(recording, (entry) => {
      if (!isStep(entry) || entry.cause === undefined || entry.from === 'page') return undefined;
      const { cause: _, ...rest } = entry;
      return rest;
    }),
  'a message or an answer whose cause is another entry of the same machine': (recording) =>
    each(recording, (entry) => {
      if (!isStep(entry) || entry.cause === undefined || entry.from === 'page') return undefined;
      const by = recording.entries[entry.cause];
      const cause = recording.entries.findIndex(
        (one, place) =>
          place !== entry.cause && by && isStep(by) && isStep(one) && one.machine === by.machine,
      );
      return cause < 0 ? undefined : { ...entry, cause };
    }),
  'a message of the page whose cause is another act': (recording) =>
    each(recording, (entry) => {
      if (!isStep(entry) || entry.from !== 'page' || entry.cause === undefined) return undefined;
      const cause = recording.entries.findIndex((one, place) => !isStep(one) && place !== entry.cause);
      return cause < 0 ? undefined : { ...entry, cause };
    }),
  'messages of two machines that are exchanged': exchanged,
  'an answer that is not there': (recording) =>
    each(recording, (entry) => ('outcome' in entry && entry.from !== 'timer' ? 'gone' : undefined)),
};

it.each(Object.entries(KINDS))('%s stops every replay', async (_, falsify) => {
  const falsified = recordings.flatMap(falsify);
  const passed: string[] = [];
  for (const [where, recording] of falsified) if ((await replayed(recording))?.passed) passed.push(where);
  expect(falsified).not.toEqual([]);
  expect(passed).toEqual([]);
});

it('a machine that is cut out of a recording stops its replay, or is named as not compared', async () => {
  const silent: string[] = [];
  for (const recording of recordings)
    for (const name of machinesOf(recording)) {
      const last = await replayed(without(recording, name));
      if (last?.passed && !last.notCompared?.includes(name)) silent.push(`${name} of ${recording.name}`);
    }
  expect(silent).toEqual([]);
});

it.each<
  [what: string, change: Partial<Recording> | ((recording: Recording) => Partial<Recording>), says: RegExp]
>([
  ['a window of no size', { viewport: { width: 0, height: 860 } }, /width/],
  ['a window of a million pixels', { viewport: { width: 1280, height: 1_000_000 } }, /height/],
  [
    'a time that goes back',
    ({ entries }) => ({ entries: entries.map((entry, place) => ({ ...entry, at: entries.length - place })) }),
    /entries 2: at must be/,
  ],
  [
    'a time of a thousand years',
    ({ entries }) => ({ entries: entries.map((entry) => ({ ...entry, at: 3e13 })) }),
    /at must be/,
  ],
])('%s is refused', (_, change, says) => {
  for (const recording of recordings) {
    const changed = { ...recording, ...(typeof change === 'function' ? change(recording) : change) };
    const read = readText(KNOWLEDGE, JSON.stringify(changed));
    expect('problems' in read ? read.problems.join('; ') : 'was read').toMatch(says);
  }
});

it.each(['start', 'end'] as const)('a recording that lacks a machine at the %s is refused', (point) => {
  const refusals = recordings.flatMap((recording) =>
    machinesOf(recording).map((name) => {
      const { [name]: _, ...others } = recording[point];
      const read = readText(KNOWLEDGE, JSON.stringify({ ...recording, [point]: others }));
      return [name, 'problems' in read ? read.problems : 'was read'];
    }),
  );
  const names = recordings.flatMap(machinesOf);
  expect(refusals).toEqual(
    names.map((name) => [name, [`${point}: ${name} is missing, needs what the machine is then`]]),
  );
});
