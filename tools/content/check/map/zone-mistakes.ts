import type { Activity, Zone } from '../../../../src/domain/map/map-config.ts';
import { colourMistakes, numberMistakes, repeated, wrong } from './config-rules.ts';
import type { Mistake } from './mistake.ts';

/** Gives the mistakes in the zones of a plan and their limits. */
export function zoneMistakes(zones: readonly Zone[]): Mistake[] {
  return [
    ...repeated(
      zones.map(({ code }) => code),
      'codes of zones',
    ),
    ...zones.flatMap(limits),
  ];
}

function limits(zone: Zone, index: number): Mistake[] {
  const { code, light, dark, coverage, floorRatio, green, storeys, height, setback } = zone;
  const place = code === '' ? `zones[${index}]` : `zone ${code}`;
  const sum = coverage + green;
  return [
    ...(code === '' ? [wrong('empty', place, 'has no code; write it as the plan does')] : []),
    ...colourMistakes(`${place}, light`, light),
    ...colourMistakes(`${place}, dark`, dark),
    ...numberMistakes(`${place}, coverage`, coverage, { most: 100 }),
    ...numberMistakes(`${place}, green`, green, { most: 100 }),
    ...(coverage <= 100 && green <= 100 && sum > 100
      ? [wrong('number', place, `coverage and green make ${sum}% of the land; lower one of them`)]
      : []),
    ...numberMistakes(`${place}, floorRatio`, floorRatio),
    ...numberMistakes(`${place}, storeys`, storeys, { isWhole: true }),
    ...numberMistakes(`${place}, height`, height),
    ...(['front', 'rear', 'side'] as const).flatMap((side) =>
      numberMistakes(`${place}, setback.${side}`, setback[side]),
    ),
  ];
}

/** Gives the mistakes in the activities and where they are allowed. */
export function activityMistakes(activities: readonly Activity[], zones: readonly Zone[]): Mistake[] {
  const codes = new Set(zones.map(({ code }) => code));
  return [
    ...repeated(
      activities.map(({ id }) => id),
      'ids of activities',
    ),
    ...activities.flatMap(({ id, allowed, conditional }) => {
      const place = `activity ${id}`;
      const named = [...allowed, ...Object.keys(conditional)];
      return [
        ...named
          .filter((code) => !codes.has(code))
          .map((code) =>
            wrong('unknown zone', place, `there is no zone '${code}'; write a code of the zones`),
          ),
        ...repeated(named, `${place}, allowed and conditional`),
        ...Object.entries(conditional)
          .filter(([, words]) => words.trim() === '')
          .map(([code]) => wrong('empty', place, `says no condition for ${code}; write it, or allow it`)),
      ];
    }),
  ];
}
