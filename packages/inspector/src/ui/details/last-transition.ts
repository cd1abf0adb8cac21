import { type Chart, type ChartTransition, transitionsFrom } from '../../domain/chart.ts';
import type { LogEntry } from '../../domain/log-entry.ts';

export interface GuardAnswer {
  readonly guard: string;
  readonly said: boolean;
}

/** The transitions that an entry took, by the chart. */
export function takenBy({ transitions }: Chart, entry: LogEntry | undefined): readonly ChartTransition[] {
  const ids = entry?.effect?.taken ?? [];
  return transitions.filter(({ id }) => ids.includes(id));
}

/**
 * The results of the guards for the event of an entry, in the order in which XState asked them: false for those before the
 * transition that was taken, true for its own.
 */
export function guardsAsked(chart: Chart, entry: LogEntry | undefined): readonly GuardAnswer[] {
  const { effect, kind } = entry ?? {};
  if (effect === undefined || (kind !== 'event' && kind !== 'outcome') || effect.fate === 'refused')
    return [];
  const taken = takenBy(chart, entry);
  const type = taken[0]?.event ?? entry?.name ?? '';
  const answers: GuardAnswer[] = [];
  for (const { id, guard } of transitionsFrom(chart, effect.before, type)) {
    const said = taken.some((one) => one.id === id);
    if (guard !== undefined) answers.push({ guard, said });
    if (said) break;
  }
  return answers;
}

/** Writes the results of guards: 'isFromCache: yes', 'isThere: no'. */
export function guardsInWords(chart: Chart | undefined, entry: LogEntry): string {
  const asked = chart ? guardsAsked(chart, entry) : [];
  return asked.map(({ guard, said }) => `${guard}: ${said ? 'yes' : 'no'}`).join(', ');
}
