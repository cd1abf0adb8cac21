import type { Mistake } from '@bupc/content/files';
import { judgeBuiltIn } from './built-in-gallery/read-built-in.ts';
import { type Environment, used } from './city-files.ts';
import { judgeMap } from './map/read-map.ts';
import { judgeCity } from './read-city.ts';
import { judgeRegulations } from './regulations/read-regulations.ts';
import { judgeSteps } from './steps/read-steps.ts';
import { judgeWords } from './words/read-words.ts';

/**
 * Lists what cannot be used in the files by which an office describes itself: a mistake in one hides none in another.
 * What the page says cannot be known while there is one.
 */
export function officeMistakes(env: Environment): Mistake[] {
  const city = judgeCity(env);
  // Without the office its services are unknown; what is wrong in its steps is wrong with any.
  const steps = judgeSteps(env, city.value?.services);
  const words = judgeWords(env, steps.value);
  return [city, steps, words, judgeBuiltIn(env)].flatMap(({ mistakes }) => mistakes ?? []);
}

/**
 * Checks the office, its map and its regulations before anything is built.
 * @throws CityError naming everything that cannot be used
 */
export async function checkOffice(env: Environment): Promise<void> {
  const { mistakes: ofMap = [] } = await judgeMap(env);
  const mistakes = [...officeMistakes(env), ...ofMap, ...(judgeRegulations(env).mistakes ?? [])];
  if (mistakes.length > 0) used<never>({ mistakes });
}
