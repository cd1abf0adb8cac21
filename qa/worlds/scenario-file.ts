import * as v from 'valibot';
import type { Scenario } from './scenario.ts';
import { scenarioSchema } from './scenario-schema.ts';

/**
 * Reads a scenario from its file; what it leaves out works as usual.
 * @param json the file's content
 * @throws ValiError where it is not a scenario
 */
export const readScenario = (json: unknown): Scenario => v.parse(scenarioSchema, json);
