import { said } from '@bupc/content/files';
import { oldNumbersSchema } from '@bupc/map-import/schemas';
import * as v from 'valibot';
import type { Mistake } from './mistake.ts';

const AGAIN = said(
  'impor petanya sekali lagi: npm run map:import',
  'import the map again: npm run map:import',
);

/**
 * Gives the mistakes in `nomor-lama.json`.
 * @param numbers of all parcels of the lists
 */
export function oldNumberMistakes(json: unknown, numbers: ReadonlySet<string>): Mistake[] {
  const read = v.safeParse(oldNumbersSchema, json);
  if (!read.success) {
    const [issue] = read.issues;
    const place = v.getDotPath(issue) ?? said('berkas ini', 'this');
    const message = said(`${place} tidak terbaca; ${AGAIN}`, `${place}: ${issue.message}; ${AGAIN}`);
    return [{ level: 'error', sort: 'form', message }];
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
      ...(isTwice(old)
        ? [
            wrong(
              'repeated',
              said(`nomor lama ${old} menuju dua persil`, `old number ${old} leads to two parcels`),
            ),
          ]
        : []),
      ...(numbers.has(old) && !others.has(old)
        ? [
            wrong(
              'current',
              said(
                `nomor lama ${old} kini nomor satu persil, dan tidak berpindah`,
                `old number ${old} is that of a parcel now, and has not moved`,
              ),
            ),
          ]
        : []),
      ...(numbers.has(now)
        ? []
        : [
            wrong(
              'unknown',
              said(
                `nomor lama ${old} menuju ${now}, yang tidak ada di daftar`,
                `old number ${old} leads to ${now}, which no list has`,
              ),
            ),
          ]),
    ]),
    ...moved
      .filter(([number]) => !numbers.has(number))
      .map(([number]) =>
        wrong(
          'unknown',
          said(
            `nomor ${number} berpindah, dan tidak ada di daftar`,
            `number ${number} has moved, and no list has it`,
          ),
        ),
      ),
  ];
}
