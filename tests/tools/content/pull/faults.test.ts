import { type Ports, type PullReport, pullReportLines } from '@bupc/content';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feedOf } from '../../../../src/adapters/http/feeds.ts';
import { FAULTS, type Fault } from '../../../browser/faults/fault-list.ts';
import type { FaultyFeed } from '../../../browser/faults/faulty-feed.ts';
import { FAULTY_FEEDS } from '../../../browser/faults/faulty-feeds.ts';
import {
  configOf,
  documentIn,
  outcomeOf,
  picture,
  pull,
  temporaryPlaces,
  testClock,
} from './pull-fixture.ts';
import { json, type ScriptHost, startScriptHost } from './script-host.ts';

/** What the closing table says of each fault without a document, and how often the endpoint is asked. */
const SAYS: Readonly<Record<string, readonly [reason: RegExp, asks: number]>> = {
  'status 404': [/^status 404/, 1],
  'status 500': [/^status 500/, 5],
  'status 503, Retry-After an hour': [/^status 503; asks to be left alone until /, 1],
  'status 429': [/^status 429/, 5],
  'connection reset in the middle': [/^the connection was broken/, 5],
  'no answer ever': [/^no whole answer within 30 seconds/, 5],
  'an answer that drips': [/^no whole answer within 30 seconds/, 5],
  'an empty body': [/^a document that is no JSON/, 5],
  'a page with status 200': [/^a page instead of a document/, 5],
  'a truncated document': [/^a document that is no JSON/, 5],
  'a wrong envelope': [/^a document that is no such feed/, 5],
  'a redirect to itself': [/^redirected more than 10 times/, 1],
  'refused across origins': [/^the connection was broken/, 5],
  'a bad certificate': [/^its certificate cannot be trusted/, 1],
};
const BY_NETWORK: Readonly<Record<string, string>> = {
  'refused across origins': 'ECONNRESET',
  'a bad certificate': 'DEPTH_ZERO_SELF_SIGNED_CERT',
};

let host: ScriptHost;
let places: Awaited<ReturnType<typeof temporaryPlaces>>;

// One place for all: what each cell starts with is the last good copy.
beforeAll(async () => {
  host = await startScriptHost();
  places = await temporaryPlaces();
  const data = await picture(1);
  for (const name of ['drive.google.com', 'lh3.googleusercontent.com']) {
    host.hosts.set(name, (response) => response.writeHead(200).end(data));
  }
});
afterAll(async () => {
  await host.close();
  await places.remove();
});

const CELLS = FAULTY_FEEDS.flatMap((feed) =>
  FAULTS.map((fault) => [feed.name, fault.name, feed, fault] as const),
);

/** Lets a feed go wrong; gives what stands in for the network. */
function spoil({ name, wrap }: FaultyFeed, fault: Fault, feed: FaultyFeed): Partial<Ports> {
  const { ports } = testClock(host);
  if (fault.kind === 'carrying') {
    host.feeds.set(name, json(wrap(fault.of(feed).items)));
    return ports;
  }
  const code = BY_NETWORK[fault.name];
  if (code !== undefined) {
    const broken = () => Promise.reject(Object.assign(new Error(code), { code }));
    return {
      ...ports,
      fetch: (url, request) => (url.pathname.includes(`/${name}`) ? broken() : host.fetch(url, request)),
    };
  }
  let timeIsUp = () => {};
  host.feeds.set(name, (response) => {
    fault.answer?.(feed)(response);
    if (fault.waits) timeIsUp();
  });
  const timeLimit = () => {
    const controller = new AbortController();
    timeIsUp = () => controller.abort();
    return controller.signal;
  };
  return { ...ports, ...(fault.waits && { timeLimit }) };
}

const tableOf = (report: PullReport, { name }: FaultyFeed) =>
  pullReportLines(report, configOf(host, [name]))
    .join('\n')
    .match(new RegExp(`^${name} .*`, 'm'))?.[0];

const itemsIn = async ({ name }: FaultyFeed): Promise<readonly object[]> =>
  feedOf(name).parse(await documentIn(places, name), { event: () => undefined });

const titleOf = (item: object): unknown =>
  'folderName' in item ? item.folderName : 'name' in item ? item.name : 'title' in item && item.title;

it.each(CELLS)('%s: %s', async (name, _, feed, fault) => {
  const other = FAULTY_FEEDS[(FAULTY_FEEDS.indexOf(feed) + 1) % FAULTY_FEEDS.length] ?? feed;
  host.give(name, feed.wrap(feed.good.items));
  await pull(host, places, [name], { allowShrink: true });
  const copy = await documentIn(places, name);
  expect((await itemsIn(feed)).map(titleOf)).toEqual(feed.good.names);

  const ports = spoil(feed, fault, feed);
  host.give(other.name, other.wrap(other.good.items));
  host.askedFeeds.length = 0;
  const isAlone = fault.kind === 'failing' && fault.waits === true;
  const report = await pull(host, places, isAlone ? [name] : [name, other.name], { ports });
  const { outcome, reason = '' } = outcomeOf(report, name);
  if (!isAlone) expect((await itemsIn(other)).map(titleOf), 'the other feed').toEqual(other.good.names);

  if (fault.kind === 'carrying') {
    const { names } = fault.of(feed);
    // Where only the good ones are left, they are what was there before.
    expect([outcome, reason]).toEqual([
      names.join() === feed.good.names.join() ? 'unchanged' : 'written',
      '',
    ]);
    // A person without a name is given one by the page; of a long text the beginning is enough.
    const titles = (await itemsIn(feed)).map((item) => String(titleOf(item) || 'Profil 1'));
    expect(titles.map((title, index) => title.slice(0, names[index]?.length))).toEqual(names);
    return;
  }
  const [says, asks] = SAYS[fault.name] ?? [/^a reason$/, 0];
  expect(outcome).toBe('kept');
  expect(reason).toMatch(says);
  expect(tableOf(report, feed)).toContain(`kept the last copy: ${reason}`);
  expect(await documentIn(places, name)).toEqual(copy);
  if (BY_NETWORK[fault.name] === undefined) {
    expect(host.askedFeeds.filter((asked) => asked.name === name)).toHaveLength(asks);
  }
  host.give(name, feed.wrap(feed.good.items));
  expect(outcomeOf(await pull(host, places, [name]), name).outcome).toBe('unchanged');
});
