import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SharedPage, ShareOutcome } from '../../../src/application/ports/share.ts';
import { createRegulationActor } from '../../../src/application/regulations/regulation-machine.ts';
import type { SearchInside } from '../../../src/domain/regulations/search-in-address.ts';
import { controlledCalls } from '../../fakes/controlled-calls.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function started() {
  const written: SearchInside[] = [];
  const copy = controlledCalls<string, void>();
  const share = controlledCalls<SharedPage, ShareOutcome>();
  const actor = createRegulationActor({
    share: { share: share.call },
    copyText: copy.call,
    writeSearch: (search) => void written.push(search),
  });
  actor.start();
  return { actor, written, copy, share, value: () => actor.getSnapshot().value };
}

it('writes what is searched once the visitor has stopped typing, and a hit at once', () => {
  const { actor, written } = started();
  actor.send({ type: 'query.changed', query: 'semp' });
  vi.advanceTimersByTime(200);
  actor.send({ type: 'query.changed', query: 'sempadan' });
  vi.advanceTimersByTime(299);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual([{ query: 'sempadan', at: 0 }]);
  actor.send({ type: 'hit.chosen', at: 2 });
  expect(written.at(-1)).toEqual({ query: 'sempadan', at: 2 });
  actor.send({ type: 'query.changed', query: 'x'.repeat(300) });
  expect(actor.getSnapshot().context).toEqual({ query: 'x'.repeat(200), at: 0, copied: 'section' });
});

it('copies an address, says what was copied for a while, and says where that failed', async () => {
  const { actor, copy, value } = started();
  const url = 'https://kota.id/produk-hukum/a/pasal-1#ayat-3';
  actor.send({ type: 'copy.requested', url, what: 'paragraph' });
  expect(copy.inputs).toEqual([url]);
  await copy.answer(undefined);
  expect(value()).toMatchObject({ copying: 'copied' });
  expect(actor.getSnapshot().context.copied).toBe('paragraph');
  vi.advanceTimersByTime(60_000);
  expect(value()).toMatchObject({ copying: 'idle' });
  actor.send({ type: 'copy.requested', url, what: 'section' });
  await copy.fail(new Error('refused'));
  expect(value()).toMatchObject({ copying: 'failed' });
  vi.advanceTimersByTime(60_000);
  expect(value()).toMatchObject({ copying: 'idle' });
});

it('shares the page', async () => {
  const { actor, share, value } = started();
  const page = { title: 'Pasal 1', url: 'https://kota.id/produk-hukum/a/pasal-1' };
  actor.send({ type: 'share.requested', page });
  expect(share.inputs).toEqual([page]);
  await share.answer('copied');
  expect(value()).toMatchObject({ sharing: 'copied' });
});
