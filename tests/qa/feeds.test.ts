import { expect, it } from 'vitest';
import type { FeedAnswerName } from '../../qa/worlds/scenario.ts';
import { readScenario } from '../../qa/worlds/scenario-file.ts';
import { openWorld, pauseWorld } from '../../qa/worlds/world.ts';
import type { DataPorts } from '../../qa/worlds/world-ports.ts';
import { createHttpFeeds, FEED_NAMES, feedOf } from '../../src/adapters/http/feeds.ts';
import { readDocuments } from '../../tools/paths/files.ts';
import { feedContract } from '../contracts/feed-contract.ts';
import { FEED_URL, feedServer, json, text } from '../fakes/feed-server.ts';
import { recordingLogger } from '../fakes/recording-logger.ts';

const server = feedServer();
const documents = readDocuments();

for (const name of FEED_NAMES) {
  const http = (answer: ReturnType<typeof json>) => {
    server.answers(answer);
    return createHttpFeeds(() => ({ url: FEED_URL, logger: recordingLogger() }))[name];
  };
  feedContract(`the ${name} feed over HTTP`, {
    good: () => http(json(documents[name] as object)),
    refused: (status) => http(json({}, status)),
    page: () => http(text('<!doctype html>', 'text/html')),
  });

  const options = { documents, logger: recordingLogger() };
  const scenario = (answer: FeedAnswerName) =>
    readScenario({ name: 'contract', title: 'Contract', feeds: { [name]: [answer] } });
  const worlds: readonly [string, (answer: FeedAnswerName) => DataPorts][] = [
    ['an open', (answer) => openWorld(scenario(answer), options).ports],
    ['a paused', (answer) => pauseWorld(scenario(answer), options).ports],
  ];
  it(`tells of each request of the ${name} feed, with what the scenario answers`, async () => {
    const asked: (readonly [string, Promise<unknown>])[] = [];
    const onRequest = (address: string, answer: Promise<unknown>) => asked.push([address, answer]);
    const { feeds } = openWorld(scenario('empty'), { ...options, onRequest }).ports;
    await feeds[name].load(new AbortController().signal);
    const answers = await Promise.all(asked.map(async ([address, answer]) => [address, await answer]));
    expect(answers).toEqual([[`/content/${name}.json`, feedOf(name).empty]]);
  });
  for (const [kind, world] of worlds) {
    feedContract(`the ${name} feed of ${kind} world`, {
      good: () => world('good').feeds[name],
      refused: (status) => world(`${status}`).feeds[name],
      page: () => world('html').feeds[name],
    });
  }
}
