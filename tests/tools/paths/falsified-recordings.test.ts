import { type Recording, readText, replay, type StepResult } from '@bupc/inspector/node';
import { expect, it } from 'vitest';
import { portName } from '../../../qa/page/inspected-machines.ts';
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
  const names = machinesOf(recording);
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
