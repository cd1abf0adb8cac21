import type { Knowledge } from '../shared/knowledge.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Gives a file with the names that machines, events and outcomes have today, whatever they were called when it was saved.
 * @param json a path, a recording or a report; anything else comes back as it is
 */
export function withPresentNames(knowledge: Knowledge, json: unknown): unknown {
  if (!isObject(json)) return json;
  const { machine, steps, entries, start, end, recording, path } = json;
  const name = machineOf(knowledge, machine);
  return {
    ...json,
    ...(typeof name === 'string' && { machine: name }),
    ...(Array.isArray(steps) && { steps: steps.map((step) => presentStep(knowledge, name, step)) }),
    ...(Array.isArray(entries) && {
      start: byMachine(knowledge, start),
      entries: entries.map((entry) => presentEntry(knowledge, entry)),
      end: byMachine(knowledge, end),
    }),
    ...(isObject(recording) && { recording: withPresentNames(knowledge, recording) }),
    ...(isObject(path) && { path: withPresentNames(knowledge, path) }),
  };
}

function machineOf({ former }: Knowledge, name: unknown): unknown {
  return (typeof name === 'string' && former?.machines?.[name]) || name;
}

function presentEntry(knowledge: Knowledge, entry: unknown): unknown {
  if (!isObject(entry) || typeof entry.machine !== 'string') return entry;
  const machine = machineOf(knowledge, entry.machine);
  return presentStep(knowledge, machine, {
    ...entry,
    machine,
    ...(typeof entry.from === 'string' && { from: machineOf(knowledge, entry.from) }),
  });
}

function presentStep({ former }: Knowledge, machine: unknown, step: unknown): unknown {
  if (!isObject(step) || typeof machine !== 'string') return step;
  const { event, outcome } = step;
  const awaited = presentIn(former?.outcomes?.[machine], outcome);
  if (awaited !== undefined) return { ...step, outcome: awaited };
  const type = isObject(event) ? presentIn(former?.events?.[machine], event.type) : undefined;
  return isObject(event) && type !== undefined ? { ...step, event: { ...event, type } } : step;
}

function presentIn(names: Readonly<Record<string, string>> | undefined, name: unknown): string | undefined {
  return typeof name === 'string' && names && Object.hasOwn(names, name) ? names[name] : undefined;
}

function byMachine(knowledge: Knowledge, expectations: unknown): unknown {
  if (!isObject(expectations)) return expectations;
  return Object.fromEntries(
    Object.entries(expectations).map(([name, expected]) => [machineOf(knowledge, name), expected]),
  );
}
