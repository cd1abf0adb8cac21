import { textOf } from '../city/fields.ts';
import { ownNumber } from '../city/numbers.ts';
import type { Feature } from '../geometry.ts';
import * as texts from '../texts.ts';
import type { LayerSummary } from './layer-summary.ts';
import { propose } from './propose.ts';

/** Reports numbers that several parcels of a kelurahan have, in the columns that are proposed: the import refuses them. */
export function doubleNumbers(layer: LayerSummary, features: readonly Feature[]): string[] {
  const { entry } = propose([layer]).find(({ role }) => role === 'persil') ?? {};
  const { nomor, kelurahan, kecamatan } = entry ?? {};
  if (nomor === undefined || kelurahan === undefined) return [];
  const byNumber = new Map<string, number[]>();
  for (const { number, properties } of features) {
    const own = ownNumber(textOf(properties, nomor), '');
    if (own === undefined) continue;
    const key = JSON.stringify([textOf(properties, kecamatan), textOf(properties, kelurahan), own]);
    const others = byNumber.get(key);
    if (others) others.push(number);
    else byNumber.set(key, [number]);
  }
  const double = [...byNumber.values()].filter(({ length }) => length > 1).flat();
  return double.length > 0
    ? [
        texts.doubleNumbers(
          nomor,
          double.sort((a, b) => a - b),
        ),
      ]
    : [];
}
