import {
  FEED_ANSWERS,
  type FeedAnswer,
  parseScenario,
  type Scenario,
  STORAGE_STATES,
} from '../../src/qa/adapters/files/scenario-file.ts';
import type { FeedDocuments } from '../../src/qa/adapters/worlds/scripted-json.ts';
import { pick, type Random } from '../random.ts';

// Good ones twice as often, so that walks get somewhere.
const ANSWERS: readonly FeedAnswer[] = ['good', ...FEED_ANSWERS];
// Enough that a walk does not soon come to the last one, which repeats.
const IN_TURN = 64;
const KEPT = 3;

/** Makes a world in which every port answers or fails at random. */
export function randomScenario(name: string, random: Random): Scenario {
  const list = <T>(choices: readonly T[]) => Array.from({ length: IN_TURN }, () => pick(random, choices));
  return parseScenario({
    name,
    title: 'Ports that answer and fail at random',
    feeds: {
      banners: list(ANSWERS),
      gallery: list(ANSWERS),
      'legal-products': list(ANSWERS),
      staff: list(ANSWERS),
      news: list(ANSWERS),
    },
    storage: { gallery: pick(random, STORAGE_STATES), articles: pick(random, STORAGE_STATES) },
    baked: pick(random, [true, false]),
    fallbackGallery: pick(random, ['good', 'fails']),
    sanitiser: pick(random, ['works', 'fails']),
    motion: pick(random, ['usual', 'reduced']),
    download: list(['saved', 'opened', 'fails']),
    share: list(['shared', 'copied', 'cancelled', 'fails']),
  });
}

/** Cuts the documents down to a few items of each feed: a walk asks for them thousands of times. */
export function fewItems(documents: FeedDocuments): FeedDocuments {
  const few = (list: unknown) => (Array.isArray(list) ? list.slice(0, KEPT) : list);
  const { articles } = documents.news as { articles: unknown };
  const gallery = documents.gallery as { data: { folders: { images: unknown }[] } };
  const folders = gallery.data.folders.slice(0, KEPT).map((one) => ({ ...one, images: few(one.images) }));
  return {
    banners: few(documents.banners),
    gallery: { ...gallery, data: { ...gallery.data, folders } },
    'legal-products': few(documents['legal-products']),
    staff: few(documents.staff),
    news: { articles: few(articles) },
  };
}
