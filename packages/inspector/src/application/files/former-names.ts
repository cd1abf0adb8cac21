import type { Knowledge } from '../shared/knowledge.ts';

type Fields = Readonly<Record<string, unknown>>;
type Names = Readonly<Record<string, string>> | undefined;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The present name of something; what had no other name comes back as it is. */
const present = (names: Names, name: unknown) =>
  typeof name === 'string' && names && Object.hasOwn(names, name) ? names[name] : name;

/**
 * Gives a file with the names that machines, events and outcomes have today, whatever they were called when it was saved.
 * @param json a path, a recording or a report; anything else comes back as it is
 */
export function withPresentNames({ former = {} }: Knowledge, json: unknown): unknown {
  const { machines, events, outcomes } = former;
  const byMachine = (fields: unknown) =>
    isObject(fields)
      ? Object.fromEntries(Object.entries(fields).map(([name, field]) => [present(machines, name), field]))
      : fields;
  /** @param of the machine of a step that names none of its own */
  const renamed = (value: unknown, of?: unknown): unknown => {
    if (!isObject(value)) return value;
    const { from, event, outcome, steps, entries, start, end, recording, path } = value;
    const machine = present(machines, value.machine ?? of);
    const own = (names: Readonly<Record<string, Names>> | undefined) =>
      typeof machine === 'string' ? names?.[machine] : undefined;
    return {
      ...value,
      ...('machine' in value && { machine }),
      ...('from' in value && { from: present(machines, from) }),
      ...('outcome' in value && { outcome: present(own(outcomes), outcome) }),
      ...(isObject(event) &&
        'type' in event && { event: { ...event, type: present(own(events), event.type) } }),
      ...(Array.isArray(steps) && { steps: steps.map((step) => renamed(step, machine)) }),
      ...(Array.isArray(entries) && {
        start: byMachine(start),
        entries: entries.map((entry) => renamed(entry)),
        end: byMachine(end),
      }),
      ...('recording' in value && { recording: renamed(recording) }),
      ...('path' in value && { path: renamed(path) }),
    };
  };
  return renamed(json);
}
