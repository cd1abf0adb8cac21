import type { Environment } from './city-files.ts';
import { readMap } from './map/read-map.ts';
import { readCity } from './read-city.ts';
import { readSteps } from './steps/read-steps.ts';

/** Gives the text of the module of the office. @throws CityError */
export const cityText = async (env: Environment): Promise<string> =>
  `export const config = ${JSON.stringify(readCity(env))};`;

/** Gives the text of the module of the map. @throws CityError */
export const mapText = async (env: Environment): Promise<string> =>
  `export const map = ${JSON.stringify(await readMap(env))};`;

/** Gives the text of the module of the steps. @throws CityError */
export const stepsText = async (env: Environment): Promise<string> =>
  `export const procedures = ${JSON.stringify(readSteps(env))};`;
