import * as v from 'valibot';
import type { FeedName } from '../../../adapters/http/feeds.ts';
import type { ImageUse } from '../../../adapters/image-addresses/image-widths.ts';
import { scenarioProblems, scenarioSchema } from '../../application/files/scenario-schema.ts';
import { problemText } from '../../domain/problem.ts';
import { FEED_NAMES, IMAGE_USES, type Scenario } from '../../domain/scenario.ts';

/** The names that scenarios have for feeds and images are those of the site. */
type Same<Known extends string, Site extends string> = [Exclude<Known, Site>, Exclude<Site, Known>] extends [
  never,
  never,
]
  ? readonly Known[]
  : never;
FEED_NAMES satisfies Same<(typeof FEED_NAMES)[number], FeedName>;
IMAGE_USES satisfies Same<(typeof IMAGE_USES)[number], ImageUse>;

/**
 * Reads a scenario file.
 * @param json the file's content
 * @throws Error that says of each field what it takes
 */
export function parseScenario(json: unknown): Scenario {
  const result = v.safeParse(scenarioSchema, json);
  if (result.success) return result.output;
  const told = scenarioProblems(json).map((problem) => problemText(problem, 'a scenario'));
  throw new Error(`no scenario: ${told.join('; ')}`);
}
