import { FEED_NAMES } from '../../../src/adapters/http/feeds.ts';
import type { FaultyFeed } from './faulty-feed.ts';

const read = async (name: string): Promise<FaultyFeed> => (await import(`./feeds/${name}.ts`)).feed;

/** Every feed, in the order of FEEDS; how each is tried stands in the file of its name. */
export const FAULTY_FEEDS: readonly FaultyFeed[] = await Promise.all(FEED_NAMES.map(read));
