import { leave, numbersOf } from '../account.ts';
import type { OnProgress } from '../progress.ts';
import { isInexact } from '../read/exact-numbers.ts';
import { Refusal } from '../refusal.ts';
import type { Lines } from '../report.ts';
import type { ParcelLayer } from '../roles.ts';
import * as texts from '../texts.ts';
import { textOf } from './fields.ts';
import { givenNumbers } from './given-numbers.ts';
import type { Kelurahan } from './kelurahan.ts';
import { type Ground, type Parcel, type ReadParcels, readParcels } from './parcels.ts';
import { type TwiceNumbered, twiceNumbered } from './twice-numbered.ts';
import { nearName } from './village-names.ts';

/** The parcels of all files. */
export interface JoinedParcels {
  readonly parcels: Parcel[];
  /** Whether some have numbers that the office has not given. */
  readonly hasGivenNumbers: boolean;
  /** The files that have a column of old numbers, with their parcels. */
  readonly oldNumbered: readonly (readonly [layer: ParcelLayer, parcels: readonly Parcel[]])[];
}

/**
 * Joins the parcels of all files.
 * @throws Refusal where numbers have lost their last digits, or several parcels have one
 */
export function joinParcels(
  report: Lines,
  layers: readonly ParcelLayer[],
  ground: Ground,
  onProgress: OnProgress,
): JoinedParcels {
  refuseInexact(layers);
  const strangers: string[] = [];
  const read = layers.map(({ file, areas, fields, account }) => {
    const onDone = (done: number) => onProgress(texts.STEPS.parcels, done / areas.length);
    const found = readParcels(areas, fields, ground, onDone);
    strangers.push(...strangerLines(file, found, ground.kelurahan));
    reportParcels(file, found, report);
    leave(account, 'outside', found.outside.length);
    leave(account, 'unnumbered', found.unnumbered.length);
    return { file, parcels: found.parcels };
  });
  const files = withGivenNumbers(read, layers, ground.kelurahan, report);
  for (const [index, { account }] of layers.entries())
    account.used = files[index]?.parcels.filter(({ id }) => id !== '').length ?? 0;
  const pairs = twiceNumbered(files);
  // A kelurahan spelt otherwise may be why.
  if (pairs.length > 0)
    throw new Refusal([texts.twice(named(pairs, layers), pairs.length), ...strangers].join('\n'));
  report.notes.push(...strangers);
  const parcels = files.length === 1 && files[0] ? files[0].parcels : files.flatMap((one) => one.parcels);
  const all = layers.map((layer, index) => [layer, files[index]?.parcels ?? []] as const);
  return {
    parcels,
    hasGivenNumbers: layers.some(isNumberless),
    oldNumbered: all.filter(([{ fields }]) => fields['nomor-lama'] !== undefined),
  };
}

const isNumberless = ({ entry }: ParcelLayer): boolean => entry.nomor === undefined;

interface ParcelsOfFile {
  readonly file: string;
  readonly parcels: Parcel[];
}

// Numbers are asked of all files at once, as those of the office are.
function withGivenNumbers(
  files: readonly ParcelsOfFile[],
  layers: readonly ParcelLayer[],
  kelurahan: readonly Kelurahan[],
  report: Lines,
): readonly ParcelsOfFile[] {
  const numberless = files.filter((_, index) => layers[index] && isNumberless(layers[index]));
  const numbers = givenNumbers(numberless.flatMap(({ parcels }) => parcels));
  let next = 0;
  return files.map(({ file, parcels }, index) => {
    const layer = layers[index];
    if (layer === undefined || !isNumberless(layer)) return { file, parcels };
    const numbered = parcels.map((parcel): Parcel => {
      const own = numbers[next];
      next += 1;
      return own === undefined ? parcel : { ...parcel, id: `${kelurahan[parcel.kelurahan]?.id}.${own}` };
    });
    const stacked = numbered.flatMap(({ id, number }) => (id === '' ? [number] : []));
    report.notes.push(texts.givenNumbers(file));
    if (stacked.length > 0) report.notes.push(`${file}: ${texts.stacked(stacked)}`);
    leave(layer.account, 'stacked', stacked.length);
    return { file, parcels: numbered };
  });
}

function refuseInexact(layers: readonly ParcelLayer[]): void {
  const refusals = layers.flatMap(({ file, areas, entry, fields }) =>
    (['nomor', 'nomor-lama'] as const).flatMap((key) => {
      const field = fields[key];
      if (field === undefined) return [];
      const numbers = numbersOf(areas.filter(({ properties }) => isInexact(properties[field])));
      return numbers.length > 0 ? [texts.inexactNumbers(file, entry[key] ?? '', numbers)] : [];
    }),
  );
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

function reportParcels(file: string, found: ReadParcels, report: Lines): void {
  const { outside, unnumbered, rewritten, zoneless, partly, disagreeing, areas } = found;
  const words = <One>(list: readonly One[], say: (list: readonly One[]) => string) =>
    list.length > 0 ? [`${file}: ${say(list)}`] : [];
  report.leftOut.push(...words(outside, texts.outside));
  report.notes.push(
    ...words(unnumbered, texts.unnumbered),
    ...words(rewritten, texts.rewritten),
    ...words(zoneless, texts.zonelessParcels),
    ...words(partly, texts.partlyZoned),
    ...words(disagreeing, texts.disagreeing),
    ...words(areas.unreadable, texts.unreadableAreas),
    ...words(areas.other, texts.otherAreas),
    ...words(areas.impossible, texts.impossibleAreas),
  );
}
