import { wholeNumber } from '../indonesian-number.ts';
import * as sharedTexts from '../texts.ts';
import * as texts from './texts.ts';

/** What may be built on a parcel: lengths in metres, areas in whole square metres. */
export interface ParcelLimits {
  readonly coverage: number;
  readonly floorRatio: number;
  /** Percent that stays green. */
  readonly greenShare: number;
  readonly footprint: number;
  readonly floors: number;
  readonly green: number;
  readonly storeys: number;
  readonly height: number;
  readonly setback: { readonly front: number; readonly rear: number; readonly side: number };
  /** Whether the zone lets anything be built. */
  readonly mayBuild: boolean;
  /** Where the setbacks leave nothing of the parcel, or nobody knows what. */
  readonly room?: 'nothing' | 'unknown';
}

/** What a zone says of an activity (spec §2 Map page). */
export type Permission = 'allowed' | 'limited' | 'conditional' | 'forbidden';

/** What the parcel's zone says of the activity that goes along with it. */
export interface ActivityHere {
  readonly name: string;
  readonly permission: Permission;
  /** The limit or condition under which it is allowed. */
  readonly condition?: string;
}

/** What is known of a parcel that goes along from the map (spec §2 The parcel goes along). */
export interface ParcelFacts {
  /** '05.0148' */
  readonly id: string;
  /** '' where the office has none. */
  readonly address: string;
  /** In square metres; 0 where it is not known. */
  readonly area: number;
  /** As the plan writes it, 'R-4'. */
  readonly zone: string;
  /** '' where the plan does not know the zone. */
  readonly zoneName: string;
  /** The article and the annex that say so, where their text is on this site. */
  readonly rules?: readonly { readonly words: string; readonly href: string }[];
  /** That its number stood for other land, or an old number led to it: 'Nomor ini dulu bidang lain.' */
  readonly former?: string;
  /** Absent where none was asked on the map. */
  readonly activity?: ActivityHere;
  /** Absent where the office has written no limits for the zone, or the area is not known. */
  readonly limits?: ParcelLimits;
}

/** A fact in words: its name and its value. */
export interface NamedFact {
  readonly name: string;
  readonly value: string;
}

const squares = (value: number): string => sharedTexts.squareMetres(wholeNumber(value));

/** Gives where a parcel is and how large, in one line: 'Jalan Karangmulya II 13, 697 m²'. */
export function parcelPlace({ address, area }: Pick<ParcelFacts, 'address' | 'area'>): string {
  return [address, area > 0 ? squares(area) : ''].filter(Boolean).join(', ');
}

/**
 * Gives what an application says of its land: number, address, zone, area, and the limits in square metres and metres (spec
 * §2 The parcel goes along), and the activity that was asked for. What is not known is left out.
 */
export function namedFacts({
  id,
  address,
  zone,
  zoneName,
  area,
  activity,
  limits,
}: ParcelFacts): readonly NamedFact[] {
  return [
    { name: texts.parcelNumber, value: id },
    { name: sharedTexts.address, value: address },
    { name: sharedTexts.zone, value: [zone, zoneName === zone ? '' : zoneName].filter(Boolean).join(' ') },
    { name: texts.landArea, value: area > 0 ? squares(area) : '' },
    { name: sharedTexts.activity, value: activity?.name ?? '' },
    ...(limits?.mayBuild ? namedLimits(limits) : []),
  ].filter(({ value }) => value !== '');
}

/** Gives the same in lines of a message, 'Nomor persil: 05.0148'; none without a parcel. */
export function factLines(facts: ParcelFacts | undefined): readonly string[] {
  return facts === undefined ? [] : namedFacts(facts).map(lineOf);
}

const lineOf = ({ name, value }: NamedFact): string => `${name}: ${value}`;

function namedLimits(limits: ParcelLimits): NamedFact[] {
  const { floors, green, storeys, height, setback, room } = limits;
  return [
    { name: texts.largestFootprint, value: footprintText(limits) },
    ...(room === 'nothing' ? [] : [{ name: texts.largestFloors, value: squares(floors) }]),
    { name: texts.leastGreen, value: squares(green) },
    { name: texts.greatestHeight, value: texts.storeysAndHeight({ storeys, height }) },
    { name: texts.setbacks, value: setbackText(setback) },
  ];
}

function footprintText({ footprint, room }: ParcelLimits): string {
  if (room === 'nothing') return texts.footprintWithoutRoom;
  return room === 'unknown' ? texts.footprintByKdb(footprint) : squares(footprint);
}

/** Says how far a building stands from the edges: 'depan 5 m, belakang 3 m, samping 2 m'. */
export function setbackText({ front, rear, side }: ParcelLimits['setback']): string {
  return texts.setbackDistances({ front, rear, side });
}

/** The three areas that a visitor reads first, each with the ratio it comes from: 'Tapak 348 m², KDB 50%'. */
export function mainAreas(limits: ParcelLimits): readonly (NamedFact & { readonly ratio: string })[] {
  const { coverage, floorRatio, greenShare, footprint, floors, green, room } = limits;
  const kdb = room === 'unknown' ? texts.kdbWithoutSetbacks : texts.kdb;
  return [
    { name: texts.footprint, value: squares(footprint), ratio: kdb(coverage) },
    { name: texts.floors, value: squares(floors), ratio: texts.klb(floorRatio) },
    { name: texts.green, value: squares(green), ratio: texts.kdh(greenShare) },
  ];
}

/** Says in a heading what may be built: 'Boleh sampai 2 lantai di sini'. */
export function limitsHeading({
  mayBuild,
  storeys,
  room,
}: Pick<ParcelLimits, 'mayBuild' | 'storeys' | 'room'>): string {
  if (!mayBuild) return texts.notForBuilding;
  return room === 'nothing' ? texts.noRoomTitle : texts.storeysHere(storeys);
}

const ACTIVITY_HEADINGS: Readonly<Record<Permission, (name: string) => string>> = {
  allowed: texts.activityAllowed,
  limited: texts.activityLimited,
  conditional: texts.activityConditional,
  forbidden: texts.activityForbidden,
};

/** Says in a heading what the parcel's zone says of an activity: 'Rumah makan: tidak boleh di sini'. */
export function activityHeading({ name, permission }: ActivityHere): string {
  return ACTIVITY_HEADINGS[permission](name);
}

/** Says why: 'Zona R-4, perumahan kepadatan rendah. Paling luas 20% luas lantai rumah.' */
export function activityReason({
  activity,
  zone,
  zoneName,
}: Pick<ParcelFacts, 'activity' | 'zone' | 'zoneName'>): string {
  const condition = activity?.condition?.replace(/\.$/, '');
  const named = [zone, zoneName.toLowerCase()].filter(Boolean).join(', ');
  return texts.zoneAndCondition(condition === undefined ? named : `${named}. ${condition}`);
}

/**
 * Gives the values of a form's fields by their names (docs/content.md): one for each fact, 'letak_tanah' for number and
 * address together, 'batas_bangunan' for zone and limits in a paragraph.
 */
export function formValues(facts: ParcelFacts): Readonly<Record<string, string>> {
  const { id, address, zone, zoneName, area, limits } = facts;
  const zoneText = [zone, zoneName === zone ? '' : zoneName].filter(Boolean).join(' ');
  return {
    nomor_persil: id,
    alamat_tanah: address,
    zona: zoneText,
    luas_tanah: area > 0 ? squares(area) : '',
    letak_tanah: [sharedTexts.parcelName(id), address].filter(Boolean).join(', '),
    batas_bangunan: `${[`${sharedTexts.zone} ${zoneText}`, ...(limits?.mayBuild ? namedLimits(limits).map(lineOf) : [])].join('; ')}.`,
  };
}

/** Gives the file name of a form that is filled in for a parcel: 'krk-05.0148.pdf' (spec §2 The parcel goes along). */
export function filledFormName(form: string, parcel: string): string {
  return `${form.slice(form.lastIndexOf('/') + 1).replace(/\.pdf$/, '')}-${parcel}.pdf`;
}
