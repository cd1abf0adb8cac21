import { expect, it } from 'vitest';
import { createWorkerKeptContent } from '../../../src/adapters/browser/worker-kept-content.ts';

function created() {
  const messages = new EventTarget();
  const content = createWorkerKeptContent(messages);
  const seen: Readonly<Record<string, number>>[] = [];
  const stop = content.subscribe(() => void seen.push(content.kept()));
  const say = (data: unknown) => messages.dispatchEvent(new MessageEvent('message', { data }));
  const answered = (feed: string, keptAt?: number) =>
    say({ type: 'feed.answered', feed, ...(keptAt && { keptAt }) });
  return { content, seen, stop, say, answered };
}

it('knows which feeds were answered from what was kept, and when that was', () => {
  const { content, seen, answered } = created();
  answered('banners', 5);
  answered('staff', 7);
  expect(content.kept()).toEqual({ banners: 5, staff: 7 });
  answered('banners');
  expect(content.kept()).toEqual({ staff: 7 });
  expect(seen).toEqual([{ banners: 5 }, { banners: 5, staff: 7 }, { staff: 7 }]);
});

it('calls nobody where nothing changes, nor after it was stopped', () => {
  const { content, seen, stop, answered } = created();
  answered('banners');
  const before = content.kept();
  expect(content.kept()).toBe(before);
  stop();
  answered('banners', 5);
  expect([seen, content.kept()]).toEqual([[], { banners: 5 }]);
});

it.each([null, 'text', 7, {}, { type: 'other', feed: 'banners', keptAt: 1 }])('does not mind %j', (data) => {
  const { content, say } = created();
  say(data);
  expect(content.kept()).toEqual({});
});

it('is empty without a worker', () => {
  expect(createWorkerKeptContent(undefined).kept()).toEqual({});
});
