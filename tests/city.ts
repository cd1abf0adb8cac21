import { hoursText } from '../src/domain/office-hours/opening-words.ts';
import { readCity } from '../tools/city/read-city.ts';

/** The city that the site under test was built for: that of the content folder. */
export const city = readCity(process.env);

/** The rows of the opening hours as the pages write them: 'Senin–Kamis' and '08.00–14.00'. */
export const hoursRows = city.openingHours.map((run) => [run.label, hoursText(run)] as const);

/** A moment before dawn, anywhere in Indonesia, on a day on which the office opens. */
export function beforeOpening(): number {
  const day = city.openingHours.find(({ hours }) => hours)?.days[0] ?? 1;
  // Saturday 16 November 2024, 20:00 in Greenwich, is the small hours of Sunday.
  return Date.UTC(2024, 10, 16 + day, 20);
}
