import { type Recording, replay, type StepResult } from '@bupc/inspector/node';
import { expect, it } from 'vitest';
import { ALL_MACHINE_NAMES, pageOfMachine, portName } from '../../../qa/page/inspected-machines.ts';
import { readScenario } from '../../../qa/worlds/scenario-file.ts';
import { readDocuments, readRecordings, readScenarios } from '../../../tools/paths/files.ts';
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
const each = (recording: Recording, change: (entry: Entry) => Entry | undefined): readonly Falsified[] =>
  spread(
    recording.entries.flatMap((entry, place): Falsified[] => {
      const changed = change(entry);
      if (changed === undefined) return [];
      const entries = recording.entries.toSpliced(place, 1, changed);
      return [[`step ${place + 1} of ${recording.name}`, { ...recording, entries }]];
    }),
  );

const isStep = (entry: Entry) => 'machine' in entry;
const isMessage = (recording: Recording, entry: Entry): entry is Extract<Entry, { machine: string }> =>
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

/** What is falsified, in all recordings at each place where it can be. */
const KINDS: Readonly<Record<string, (recording: Recording) => readonly Falsified[]>> = {
  'a message that comes from another machine': (recording) =>
    each(recording, (entry) =>
      isMessage(recording, entry)
        ? { ...entry, from: another(recording, entry.from, entry.machine) }
        : undefined,
    ),
  'a message that says more': (recording) =>
    each(recording, (entry) =>
      isMessage(recording, entry) && 'event' in entry
        ? { ...entry, event: { ...entry.event, more: 1 } }
        : undefined,
    ),
  'a message of the page whose cause is another act': (recording) =>
    each(recording, (entry) => {
      if (!isStep(entry) || entry.from !== 'page' || entry.cause === undefined) return undefined;
      const cause = recording.entries.findIndex((one, place) => !isStep(one) && place !== entry.cause);
      return cause < 0 ? undefined : { ...entry, cause };
    }),
  'messages of two machines that are exchanged': exchanged,
};

it.each(Object.entries(KINDS))('%s stops every replay', async (_, falsify) => {
  const falsified = recordings.flatMap(falsify);
  const passed: string[] = [];
  for (const [where, recording] of falsified) if ((await replayed(recording))?.passed) passed.push(where);
  expect(falsified).not.toEqual([]);
  expect(passed).toEqual([]);
});
