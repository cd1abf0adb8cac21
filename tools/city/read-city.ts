import { resolve } from 'node:path';
import type { Mistake } from '@bupc/content/files';
import type { CityConfig } from '../../src/domain/city-config.ts';
import { localClock } from '../../src/domain/office-hours/local-clock.ts';
import { specialDaysAround } from '../../src/domain/office-hours/special-days.ts';
import { ownServicesLine } from '../../src/domain/services/offered.ts';
import type { Day } from '../../src/domain/shared/day.ts';
import { whyNotBuiltIn } from '../folder-name.mjs';
import { type Environment, isOnSite, OFFICE_FILE, type Read, readYamlFile, used } from './city-files.ts';
import { citySchema } from './city-schema.ts';
import { judgeSpecialDays } from './days/read-special-days.ts';
import { guideMistakes } from './guide-mistakes.ts';
import { doubtfulDays, overlappingHours } from './hours-mistakes.ts';
import { fieldMistakes, placed } from './mistakes.ts';
import { judgeNotices } from './notices/read-notices.ts';

/** Reads the office of the content folder, or lists what is wrong in its file (contract "Configuration"). */
export function judgeCity(env: Environment): Read<CityConfig> {
  const read = readYamlFile(env, OFFICE_FILE);
  if (read.mistakes !== undefined) return read;
  const { content, lineOf, file } = read.value;
  const wrong = fieldMistakes(citySchema(isOnSite(env)), content);
  if (wrong.length > 0) return { mistakes: placed(file, lineOf, wrong) };
  // Each field was checked: it is what its type says.
  const city = content as CityConfig;
  const apart = [...overlappingHours(city.openingHours), ...guideMistakes(city)];
  return apart.length > 0 ? { mistakes: placed(file, lineOf, apart) } : { value: city };
}

/**
 * Says what of the office's files is left out, or should be looked at, though a site can be built of them: rows of its holidays and
 * notices that cannot be used, and days of the week that its hours do not name.
 */
export function officeRemarks(env: Environment): OfficeRemarks {
  const { content, lineOf, file } = readYamlFile(env, OFFICE_FILE).value ?? {};
  const hours = judgeCity(env).value?.openingHours;
  const doubts =
    hours && lineOf && file !== undefined && content ? placed(file, lineOf, doubtfulDays(hours)) : [];
  const { mistakes, notes } = judgeSpecialDays(env);
  return { mistakes: [...mistakes, ...judgeNotices(env).mistakes], doubts, notes };
}

/** What is left out of the office's files, what should be looked at, and what is not read though nothing is lost by it. */
export interface OfficeRemarks {
  readonly mistakes: readonly Mistake[];
  readonly doubts: readonly Mistake[];
  readonly notes: readonly Mistake[];
}

/** Gives the day that it is at an office. */
export const dayAt = ({ timeZone }: Pick<CityConfig, 'timeZone'>): Day =>
  localClock(Date.now(), timeZone).date;

/**
 * Reads the office whose site is built: kantor.yaml of the content folder, and the special days beside it that still matter.
 * @throws CityError naming everything in kantor.yaml that cannot be used
 */
export function readCity(env: Environment): CityConfig {
  const here = whyNotBuiltIn(resolve('.'));
  if (here !== undefined) throw new Error(here);
  const city = used(judgeCity(env));
  const specialDays = specialDaysAround(judgeSpecialDays(env).days, dayAt(city));
  const line = ownServicesLine(city);
  return {
    ...city,
    ...(specialDays.length > 0 && { specialDays }),
    ...(line !== undefined && { servicesLine: line }),
  };
}
