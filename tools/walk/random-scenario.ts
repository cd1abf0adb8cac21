import {
  FEED_ANSWERS,
  type FeedAnswerName,
  type Scenario,
  STORAGE_STATES,
} from '../../qa/worlds/scenario.ts';
import { readScenario } from '../../qa/worlds/scenario-file.ts';
import { type ByFeed, byFeed } from '../../src/adapters/http/feeds.ts';
import { pick, type Random } from '../random.ts';

// Good ones twice as often, so that walks get somewhere.
const ANSWERS: readonly FeedAnswerName[] = ['good', ...FEED_ANSWERS];
// Enough that a walk does not soon come to the last one, which repeats.
const IN_TURN = 64;
const KEPT = 3;

/** Makes a world in which every port answers or fails at random. */
export function randomScenario(name: string, random: Random): Scenario {
  const list = <T>(choices: readonly T[]) => Array.from({ length: IN_TURN }, () => pick(random, choices));
  return readScenario({
    name,
    title: 'Ports that answer and fail at random',
    feeds: byFeed(() => list(ANSWERS)),
    storage: { gallery: pick(random, STORAGE_STATES), articles: pick(random, STORAGE_STATES) },
    baked: pick(random, [true, false]),
    fallbackGallery: pick(random, ['good', 'fails']),
    sanitiser: pick(random, ['works', 'fails']),
    motion: pick(random, ['usual', 'reduced']),
    download: list(['saved', 'opened', 'fails']),
    share: list(['shared', 'copied', 'cancelled', 'fails']),
    map: list(['works', 'works', 'fails']),
    ownPlace: list(['found', 'refused']),
  });
}

/** Cuts every list of the documents down to a few items: a walk asks for them thousands of times. */
export function fewItems(documents: ByFeed<unknown>): ByFeed<unknown> {
  return byFeed((name) => fewIn(documents[name]));
}

function fewIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, KEPT).map(fewIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, within]) => [key, fewIn(within)]));
}
