import * as v from 'valibot';
import type { Scenario } from './scenario.ts';
import { scenarioSchema } from './scenario-schema.ts';

/**
 * Reads a scenario as its file holds it; what is not said is as it should be.
 * @param json the file's content
 * @throws ValiError for what is none
 */
export const readScenario = (json: unknown): Scenario => v.parse(scenarioSchema, json);
