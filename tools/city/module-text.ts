import { mistakeLine } from '@bupc/content/files';
import { guideRulesOf } from '../../src/domain/regulations/uses.ts';
import { readBuiltIn } from './built-in-gallery/read-built-in.ts';
import type { Environment } from './city-files.ts';
import { makeMapData } from './map/map-data.ts';
import { readMap } from './map/read-map.ts';
import { officeRemarks, readCity } from './read-city.ts';
import { readRegulations } from './regulations/read-regulations.ts';
import { type Explained, withUses } from './regulations/uses-of.ts';
import { readSiteFacts } from './site-facts.ts';
import { readSteps } from './steps/read-steps.ts';
import { readWords } from './words/read-words.ts';

/** Gives the text of the module of the office. @throws CityError */
export const cityText = async (env: Environment): Promise<string> =>
  `export const config = ${JSON.stringify(readCity(env))};`;

/** Gives the lines of what of the office's files is left out, or should be looked at. */
export const remarkLines = (env: Environment): readonly string[] => {
  const { mistakes, doubts } = officeRemarks(env);
  return [...mistakes, ...doubts].map(mistakeLine);
};

/** Gives the text of the module of the map. @throws CityError */
export const mapText = async (env: Environment): Promise<string> =>
  `export const map = ${JSON.stringify(await readMap(env))};`;

/** Gives the text of the module of what can be downloaded of the map. @throws CityError */
export const mapDataText = async (env: Environment): Promise<string> =>
  `export const mapData = ${JSON.stringify((await makeMapData(env)).data)};`;

/** Returns the text of the module for the pages about the site. @throws CityError */
export const siteFactsText = async (env: Environment): Promise<string> => {
  const { build, facts } = await readSiteFacts(env);
  return `export const build = ${JSON.stringify(build)};\nexport const facts = ${JSON.stringify(facts)};`;
};

/** Gives the text of the module of the steps. @throws CityError */
export const stepsText = async (env: Environment): Promise<string> =>
  `export const procedures = ${JSON.stringify(readSteps(env))};`;

/** Gives the text of the module that loads the regulations, each by its slug, and names what the guide explains. @throws CityError */
export const regulationsText = async (env: Environment): Promise<string> => {
  const regulations = readRegulations(env);
  const loaders = regulations.map(
    ({ slug }) =>
      `${JSON.stringify(slug)}: () => import('virtual:regulation/${slug}').then((one) => one.regulation)`,
  );
  const listed = regulations.map(({ slug, title, about, shortName, since, replacedBy }) => ({
    ...{ slug, title, about, shortName, since },
    ...(replacedBy && { replacedBy }),
  }));
  const isGone = ({ replacedBy }: (typeof listed)[number]) => Number(replacedBy !== undefined);
  listed.sort((one, other) => isGone(one) - isGone(other) || other.since.localeCompare(one.since));
  return `export const REGULATIONS = {${loaders.join(',')}};
export const REGULATION_LIST = ${JSON.stringify(listed)};
export const GUIDE_RULES = ${JSON.stringify(explained(env).guide ? regulations.flatMap(guideRulesOf) : [])};`;
};

/** Says with what the office explains the articles of regulations. */
function explained(env: Environment): Explained {
  const { guideFile, services } = readCity(env);
  return {
    hasKrk: services.krk !== undefined,
    guide: guideFile === undefined ? undefined : { page: services.krk?.guidePage },
  };
}

/** Gives the text of the module of old and everyday words. @throws CityError */
export const wordsText = async (env: Environment): Promise<string> =>
  `export const words = ${JSON.stringify(readWords(env))};`;

/** Gives the text of the module of the built-in gallery. @throws CityError */
export const builtInText = async (env: Environment): Promise<string> =>
  `export const FOLDERS = ${JSON.stringify(readBuiltIn(env))};`;

/** Gives the text of the module of a regulation. @throws CityError */
export const regulationText = async (env: Environment, slug: string): Promise<string> => {
  const regulation = readRegulations(env).find((one) => one.slug === slug);
  const used = regulation && withUses(regulation, await readMap(env), explained(env));
  return `export const regulation = ${JSON.stringify(used)};`;
};
