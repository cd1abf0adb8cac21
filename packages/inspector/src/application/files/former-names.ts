import type { MachineEvent } from '../../domain/path.ts';
import type { FormerEvent, Knowledge } from '../shared/knowledge.ts';

type Fields = Readonly<Record<string, unknown>>;
type Names = Readonly<Record<string, string>> | undefined;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The present name of something; what had no other name comes back as it is. */
const present = (names: Names, name: unknown) =>
  typeof name === 'string' && names && Object.hasOwn(names, name) ? names[name] : name;

const isEvent = (value: unknown): value is MachineEvent => isObject(value) && typeof value.type === 'string';

function presentEvent(
  names: Readonly<Record<string, string | FormerEvent>> = {},
  event: MachineEvent,
  earlier: readonly MachineEvent[],
): MachineEvent {
  const now = Object.hasOwn(names, event.type) ? names[event.type] : undefined;
  if (typeof now !== 'function') return { ...event, type: now ?? event.type };
  try {
    return now(event, earlier);
  } catch {
    // Of a file that is malformed: its schema refuses the event as it stands.
    return event;
  }
}

/**
 * Gives a file with the names that machines, events and outcomes have today, whatever they were called when it was saved.
 * @param json a path, a recording or a report; anything else comes back as it is
 */
export function withPresentNames({ former = {} }: Knowledge, json: unknown): unknown {
  const { machines, events, outcomes, senders } = former;
  const byMachine = (fields: unknown) =>
    isObject(fields)
      ? Object.fromEntries(Object.entries(fields).map(([name, field]) => [present(machines, name), field]))
      : fields;
  const steps = (all: readonly unknown[], of?: unknown) => {
    const taken = new Map<string, MachineEvent[]>();
    return all.map((step) => {
      const { machine = of } = isObject(step) ? step : {};
      const name = String(present(machines, machine));
      const earlier = taken.get(name) ?? [];
      const next = renamed(step, name, earlier);
      if (isObject(next) && isEvent(next.event)) taken.set(name, [...earlier, next.event]);
      return next;
    });
  };
  /**
   * @param of the machine of a step that names none of its own
   * @param earlier what that had taken before the step
   */
  const renamed = (value: unknown, of?: unknown, earlier: readonly MachineEvent[] = []): unknown => {
    if (!isObject(value)) return value;
    const { from, event, outcome, steps: ofPath, entries, start, end, recording, path } = value;
    const machine = present(machines, value.machine ?? of);
    const own = <Table>(tables: Readonly<Record<string, Table>> | undefined) =>
      typeof machine === 'string' ? tables?.[machine] : undefined;
    const now = isEvent(event) ? presentEvent(own(events), event, earlier) : undefined;
    return {
      ...value,
      ...('machine' in value && { machine }),
      ...('from' in value && { from: present(now && own(senders)?.[now.type], present(machines, from)) }),
      ...('outcome' in value && { outcome: present(own(outcomes), outcome) }),
      ...(now && { event: now }),
      ...(Array.isArray(ofPath) && { steps: steps(ofPath, machine) }),
      ...(Array.isArray(entries) && {
        start: byMachine(start),
        entries: steps(entries),
        end: byMachine(end),
      }),
      ...('recording' in value && { recording: renamed(recording) }),
      ...('path' in value && { path: renamed(path) }),
    };
  };
  return renamed(json);
}
