import { expect, it } from 'vitest';
import { createWorkerStoredContent } from '../../../src/adapters/browser/worker-stored-content.ts';

function created() {
  const messages = new EventTarget();
  const events: unknown[] = [];
  const logger = { event: (name: string, detail: object) => void events.push({ name, ...detail }) };
  const content = createWorkerStoredContent(logger, messages);
  const seen: Readonly<Record<string, number>>[] = [];
  const stop = content.subscribe(() => void seen.push(content.storedAt()));
  const say = (data: unknown) => messages.dispatchEvent(new MessageEvent('message', { data }));
  const answered = (feed: string, keptAt?: number) =>
    say({ type: 'feed.answered', feed, ...(keptAt && { keptAt }) });
  return { content, events, seen, stop, say, answered };
}

it('knows which feeds were answered from what was stored, and when that was', () => {
  const { content, seen, answered } = created();
  answered('banners', 5);
  answered('staff', 7);
  expect(content.storedAt()).toEqual({ banners: 5, staff: 7 });
  answered('banners');
  expect(content.storedAt()).toEqual({ staff: 7 });
  expect(seen).toEqual([{ banners: 5 }, { banners: 5, staff: 7 }, { staff: 7 }]);
});

it('calls nobody where nothing changes, nor after it was stopped', () => {
  const { content, seen, stop, answered } = created();
  answered('banners');
  const before = content.storedAt();
  expect(content.storedAt()).toBe(before);
  stop();
  answered('banners', 5);
  expect([seen, content.storedAt()]).toEqual([[], { banners: 5 }]);
});

it('knows where there is a network all the same, and says when that changes', () => {
  const { content, events, say, seen } = created();
  const answered = (isReached: boolean, keptAt?: number) =>
    say({ type: 'feed.answered', feed: 'staff', ...(keptAt && { keptAt, isReached }) });
  answered(false, 5);
  expect(content.isReached()).toBe(false);
  answered(true, 5);
  answered(true, 5);
  expect(content.isReached()).toBe(true);
  answered(false);
  expect([content.isReached(), seen]).toEqual([false, [{ staff: 5 }, { staff: 5 }, {}]]);
  expect(events).toEqual([{ name: 'feed.kept', feed: 'staff', keptAt: 5 }]);
});

it.each([null, 'text', 7, {}, { type: 'other', feed: 'banners', keptAt: 1 }])('does not mind %j', (data) => {
  const { content, say } = created();
  say(data);
  expect(content.storedAt()).toEqual({});
});

it('is empty without a worker', () => {
  expect(createWorkerStoredContent({ event: () => undefined }, undefined).storedAt()).toEqual({});
});
