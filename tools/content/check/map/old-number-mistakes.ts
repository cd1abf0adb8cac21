import { oldNumbersSchema } from '@bupc/map-import/write/old-numbers.ts';
import * as v from 'valibot';
import type { Mistake } from './mistake.ts';

const AGAIN = 'import the map again: npm run map:import';

/**
 * Gives the mistakes in `nomor-lama.json`.
 * @param numbers of all parcels of the lists
 */
export function oldNumberMistakes(json: unknown, numbers: ReadonlySet<string>): Mistake[] {
  const read = v.safeParse(oldNumbersSchema, json);
  if (!read.success) {
    const [issue] = read.issues;
    const place = v.getDotPath(issue) ?? 'this';
    return [{ level: 'error', sort: 'form', message: `${place}: ${issue.message}; ${AGAIN}` }];
  }
  const { renamed, moved } = read.output;
  const others = new Set(moved.map(([number]) => number));
  const seen = new Set<string>();
  const isTwice = (old: string) => seen.has(old) || !seen.add(old);
  const wrong = (sort: string, words: string): Mistake => ({
    ...{ level: 'error', sort, message: `${words}; ${AGAIN}` },
  });
  return [
    ...renamed.flatMap(([old, now]) => [
      ...(isTwice(old) ? [wrong('repeated', `old number ${old} leads to two parcels`)] : []),
      ...(numbers.has(old) && !others.has(old)
        ? [wrong('current', `old number ${old} is that of a parcel now, and has not moved`)]
        : []),
      ...(numbers.has(now) ? [] : [wrong('unknown', `old number ${old} leads to ${now}, which no list has`)]),
    ]),
    ...moved
      .filter(([number]) => !numbers.has(number))
      .map(([number]) => wrong('unknown', `number ${number} has moved, and no list has it`)),
  ];
}
