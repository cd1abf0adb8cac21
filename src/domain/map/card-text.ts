import { decimalNumber, wholeNumber } from '../shared/indonesian-number.ts';
import { type Permission, setbackText } from '../shared/parcel/parcel-facts.ts';
import * as sharedTexts from '../shared/texts.ts';
import type { Intensity } from './intensity.ts';
import type { MapConfig } from './map-config.ts';
import type { PlaceCard } from './place-card.ts';
import * as placeTexts from './place-texts.ts';
import * as texts from './texts.ts';
import { permissionsIn } from './zoning.ts';

/** The labels of permissions (spec §2 Map page). */
export const PERMISSION_WORDS: Readonly<Record<Permission, string>> = {
  allowed: sharedTexts.permitted,
  limited: placeTexts.limited,
  conditional: placeTexts.conditional,
  forbidden: placeTexts.forbidden,
};

/** The labels where there is little room. */
export const BRIEF_PERMISSIONS: Readonly<Record<Permission, string>> = {
  allowed: sharedTexts.permitted,
  limited: placeTexts.limitedBrief,
  conditional: placeTexts.conditionalBrief,
  forbidden: placeTexts.forbiddenBrief,
};

/** What a card says about itself (spec §2 Map page). */
export const NOT_BINDING = placeTexts.notBinding;
/** The sentences after that. */
export const WHAT_BINDS = placeTexts.notPermit;

/**
 * Says what the setbacks leave of a parcel where that is less than KDB allows, nothing or unknown, with the rule, and which side
 * counts as its front (spec §2 Map page); empty where nothing may be built, or no limits are known.
 */
export function setbackNotes({ zone, intensity, frontStreets }: PlaceCard): readonly string[] {
  if (!intensity?.mayBuild || !zone?.buildingLimits) return [];
  const { setback } = zone.buildingLimits;
  const rule = placeTexts.setbackRule({ setbacks: setbackText(setback), clause: zone.clause });
  // With one distance all around it does not matter which side is the front.
  const isSame = setback.front === setback.rear && setback.rear === setback.side;
  const fronts = isSame ? [] : [frontNote(frontStreets)];
  switch (intensity.room) {
    case 'unknown':
      return [placeTexts.roomUnknown, rule];
    case 'nothing':
      return [placeTexts.noRoom, rule, ...fronts];
    case 'less':
      return [placeTexts.lessThanKdb, ...fronts];
    case 'enough':
      return fronts;
  }
}

/** Names the place of a card in a message to the office: 'Persil 05.0148, 697 m², Jalan Karangmulya II 13, zona R-4'. */
export function placeWords({ title, lines, zone }: Pick<PlaceCard, 'title' | 'lines' | 'zone'>): string {
  const place = lines.length > 0 ? lines : [title];
  return [...place, ...(zone ? [`${sharedTexts.zone.toLowerCase()} ${zone.code}`] : [])].join(', ');
}

/** A ratio of a zone and what it means for the parcel. */
export interface RatioRow {
  readonly name: string;
  readonly meaning: string;
  readonly value: string;
  readonly amount: string;
}

/**
 * Gives the table 'Sebesar apa di tanah ini?' of a card, without square metres where there is no parcel; empty where no
 * limits are known.
 */
export function ratioRows({ zone, intensity }: PlaceCard): RatioRow[] {
  const limits = zone?.buildingLimits;
  if (!limits) return [];
  const { front, rear, side } = limits.setback;
  const squares = (value: number | undefined): string =>
    value === undefined ? '' : sharedTexts.squareMetres(wholeNumber(value));
  return [
    {
      name: placeTexts.kdb,
      meaning: placeTexts.kdbText,
      value: `${limits.coverage}%`,
      amount: squares(intensity?.footprint),
    },
    {
      name: placeTexts.klb,
      meaning: placeTexts.klbText,
      value: decimalNumber(limits.floorRatio, 2),
      amount: squares(intensity?.floors),
    },
    {
      name: placeTexts.kdh,
      meaning: placeTexts.kdhText,
      value: `${limits.green}%`,
      amount: squares(intensity?.green),
    },
    {
      name: placeTexts.heightName,
      meaning: placeTexts.heightText,
      value: placeTexts.storeyCount(limits.storeys),
      amount: texts.metres(limits.height),
    },
    {
      name: placeTexts.setback,
      meaning: placeTexts.rearAndSideSetbacks({ rear, side }),
      value: texts.metres(front),
      amount: leftText(intensity),
    },
  ];
}

function frontNote(streets: readonly string[] = []): string {
  const names = streets.map((name) => name || placeTexts.unnamedStreet);
  if (names.length === 0) return placeTexts.frontUnknown;
  return names.length === 1
    ? placeTexts.frontFaces(names.join())
    : placeTexts.cornerFrontFaces(names.join(` ${texts.or} `));
}

function leftText(intensity: Intensity | undefined): string {
  if (intensity === undefined) return '';
  const { buildable } = intensity;
  return buildable === undefined ? placeTexts.setbacksLeaveUnknown : placeTexts.setbacksLeave(buildable);
}

/** Gives the card of a place as plain text, to be copied (spec §2 Map page). */
export function cardText(
  card: PlaceCard,
  { regulation, activities: all }: MapConfig,
  address: string,
): string {
  const { zone, activities } = card;
  const uses = activities
    ? permissionsIn(all).map((permission) => {
        const names = activities[permission].map(({ activity, condition }) =>
          condition ? `${activity.name} (${condition})` : activity.name,
        );
        return `${PERMISSION_WORDS[permission]} (${names.length}): ${names.join(', ') || placeTexts.noActivities}`;
      })
    : [];
  const ratios = ratioRows(card).map(
    ({ name, value, amount }) => `${name}: ${value}${amount && `, ${amount}`}`,
  );
  ratios.push(...setbackNotes(card));
  const special = card.special.map(({ title, advice }) => `${title}: ${advice}`);
  const parts = [
    [zone && card.title === zone.name ? `${zone.code} ${card.title}` : card.title, ...card.lines],
    card.former ? [card.former.words] : [],
    card.parts ? [card.parts.heading, ...card.parts.lines] : [],
    ratios,
    uses,
    special,
    zone
      ? [placeTexts.ruleLine({ title: regulation.title, about: regulation.about, clause: zone.clause })]
      : [],
    [`${NOT_BINDING} ${WHAT_BINDS}`, address],
  ];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}
