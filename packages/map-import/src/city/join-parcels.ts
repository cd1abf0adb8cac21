import type { OnProgress } from '../progress.ts';
import { isInexact } from '../read/exact-numbers.ts';
import { Refusal } from '../refusal.ts';
import type { Lines } from '../report.ts';
import type { ParcelLayer } from '../roles.ts';
import * as texts from '../texts.ts';
import { textOf } from './fields.ts';
import type { Kelurahan } from './kelurahan.ts';
import { type Ground, type Parcel, type ReadParcels, readParcels } from './parcels.ts';
import { type TwiceNumbered, twiceNumbered } from './twice-numbered.ts';
import { nearName } from './village-names.ts';

/**
 * Puts the parcels of all files together.
 * @throws Refusal where numbers have lost their last digits, or several parcels have one
 */
export function joinParcels(
  report: Lines,
  layers: readonly ParcelLayer[],
  ground: Ground,
  onProgress: OnProgress,
): Parcel[] {
  refuseInexact(layers);
  const strangers: string[] = [];
  const files = layers.map(({ file, areas, entry, fields }) => {
    const onDone = (done: number) => onProgress(texts.STEPS.parcels, done / areas.length);
    const found = readParcels(areas, fields, ground, onDone);
    strangers.push(...strangerLines(file, found, ground.kelurahan));
    tellParcels(file, found, report);
    if (entry.nomor === undefined) report.notes.push(texts.runningNumbers(file));
    return { file, parcels: found.parcels };
  });
  const pairs = twiceNumbered(files);
  // A kelurahan spelt otherwise may be why.
  if (pairs.length > 0)
    throw new Refusal([texts.twice(named(pairs, layers), pairs.length), ...strangers].join('\n'));
  report.notes.push(...strangers);
  return files.length === 1 && files[0] ? files[0].parcels : files.flatMap(({ parcels }) => parcels);
}

function refuseInexact(layers: readonly ParcelLayer[]): void {
  const refusals = layers.flatMap(({ file, areas, entry, fields: { nomor } }) => {
    const inexact = nomor === undefined ? [] : areas.filter(({ properties }) => isInexact(properties[nomor]));
    const numbers = inexact.map(({ number }) => number);
    return numbers.length > 0 ? [texts.inexactNumbers(file, entry.nomor ?? '', numbers)] : [];
  });
  if (refusals.length > 0) throw new Refusal(refusals.join('\n'));
}

// With the name of each place's kelurahan in its file, where these differ.
function named(pairs: readonly TwiceNumbered[], layers: readonly ParcelLayer[]): texts.Twice[] {
  const byNumber = layers.map(({ areas }) => new Map(areas.map((area) => [area.number, area])));
  return pairs.slice(0, texts.MOST).map(({ id, places }) => {
    const all = places.map(({ file, number }) => {
      const { file: shown = '', fields } = layers[file] ?? {};
      const area = byNumber[file]?.get(number);
      return { file: shown, number, village: textOf(area?.properties ?? {}, fields?.kelurahan) };
    });
    const isOne = new Set(all.map(({ village }) => village)).size === 1;
    return { id, places: isOne ? all.map((place) => ({ ...place, village: '' })) : all };
  });
}

function strangerLines(file: string, { strangers }: ReadParcels, all: readonly Kelurahan[]): string[] {
  if (strangers.size === 0) return [];
  const names = all.map(({ name }) => name);
  const most = [...strangers].sort(([, a], [, b]) => b.length - a.length).slice(0, texts.MOST);
  const shown = most.map(([said, numbers]) => ({ said, numbers, near: nearName(said, names) }));
  return [`${file}: ${texts.strangers(shown, strangers.size)}`];
}

function tellParcels(file: string, found: ReadParcels, report: Lines): void {
  const { outside, unnumbered, zoneless, partly, disagreeing, areas } = found;
  const words = <One>(list: readonly One[], say: (list: readonly One[]) => string) =>
    list.length > 0 ? [`${file}: ${say(list)}`] : [];
  report.leftOut.push(...words(outside, texts.outside));
  report.notes.push(
    ...words(unnumbered, texts.unnumbered),
    ...words(zoneless, texts.zonelessParcels),
    ...words(partly, texts.partlyZoned),
    ...words(disagreeing, texts.disagreeing),
    ...words(areas.unreadable, texts.unreadableAreas),
    ...words(areas.other, texts.otherAreas),
    ...words(areas.impossible, texts.impossibleAreas),
  );
}
