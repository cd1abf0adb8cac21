import { createHttpBannerFeed } from '../../../../src/adapters/http/banner-feed.ts';
import { createHttpGalleryFeed } from '../../../../src/adapters/http/gallery-feed.ts';
import { createHttpLegalProductFeed } from '../../../../src/adapters/http/legal-product-feed.ts';
import { createHttpNewsFeed } from '../../../../src/adapters/http/news-feed.ts';
import { createHttpStaffFeed } from '../../../../src/adapters/http/staff-feed.ts';
import { type FeedAnswer, parseScenario } from '../../../../src/qa/adapters/files/scenario-file.ts';
import { holdWorld, openWorld } from '../../../../src/qa/adapters/worlds/world.ts';
import type { DataPorts } from '../../../../src/qa/adapters/worlds/world-ports.ts';
import { readDocuments } from '../../../../tools/paths/files.ts';
import { feedContract } from '../../../contracts/feed-contract.ts';
import { FEED_URL, feedServer, json, text } from '../../../fakes/feed-server.ts';
import { recordingLogger } from '../../../fakes/recording-logger.ts';

const server = feedServer();
const documents = readDocuments();
const feeds = [
  { name: 'banners', port: 'bannerFeed', create: createHttpBannerFeed },
  { name: 'gallery', port: 'galleryFeed', create: createHttpGalleryFeed },
  { name: 'legal-products', port: 'legalProductFeed', create: createHttpLegalProductFeed },
  { name: 'staff', port: 'staffFeed', create: createHttpStaffFeed },
  { name: 'news', port: 'newsFeed', create: createHttpNewsFeed },
] as const;

for (const { name, port, create } of feeds) {
  const http = (answer: ReturnType<typeof json>) => {
    server.answers(answer);
    return create({ url: FEED_URL, logger: recordingLogger() });
  };
  feedContract(`the ${name} feed over HTTP`, {
    good: () => http(json(documents[name] as object)),
    refused: (status) => http(json({}, status)),
    page: () => http(text('<!doctype html>', 'text/html')),
  });

  const options = { documents, logger: recordingLogger() };
  const scenario = (answer: FeedAnswer) =>
    parseScenario({ name: 'contract', title: 'Contract', feeds: { [name]: [answer] } });
  const worlds: readonly [string, (answer: FeedAnswer) => DataPorts][] = [
    ['an open', (answer) => openWorld(scenario(answer), options).ports],
    ['a held', (answer) => holdWorld(scenario(answer), options).ports],
  ];
  for (const [kind, world] of worlds) {
    feedContract(`the ${name} feed of ${kind} world`, {
      good: () => world('good')[port],
      refused: (status) => world(`${status}`)[port],
      page: () => world('html')[port],
    });
  }
}
