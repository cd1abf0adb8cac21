import { expect, it } from 'vitest';
import { shareReads } from '../../../../src/adapters/map/data/share-reads.ts';

/** Readings that a test ends, with the signal that each was given. */
function readings() {
  const begun: { readonly signal: AbortSignal; readonly end: (value: string) => void }[] = [];
  const read = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      begun.push({ signal, end: resolve });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  return { begun, read };
}

const asker = () => new AbortController();

it('reads once what several ask for at the same time, and anew what is asked for later', async () => {
  const { begun, read } = readings();
  const share = shareReads<string>();
  const both = [share('16/1/2', asker().signal, read), share('16/1/2', asker().signal, read)];
  const other = share('16/1/3', asker().signal, read);
  begun[0]?.end('petak');
  begun[1]?.end('jalan');
  expect(await Promise.all([...both, other])).toEqual(['petak', 'petak', 'jalan']);
  const later = share('16/1/2', asker().signal, read);
  begun[2]?.end('petak baru');
  expect(await later).toBe('petak baru');
});

it('continues while anybody waits, and ends when nobody does', async () => {
  const { begun, read } = readings();
  const share = shareReads<string>();
  const [first, second] = [asker(), asker()];
  const left = share('16/1/2', first.signal, read);
  const stayed = share('16/1/2', second.signal, read);
  first.abort(new Error('pergi'));
  await expect(left).rejects.toThrow('pergi');
  expect(begun[0]?.signal.aborted).toBe(false);
  second.abort(new Error('pergi juga'));
  await expect(stayed).rejects.toThrow('pergi juga');
  expect(begun[0]?.signal.aborted).toBe(true);
  const again = share('16/1/2', asker().signal, read);
  begun[1]?.end('petak');
  expect(await again).toBe('petak');
});

it('rejects for everybody who waits when a reading fails, and starts none for callers that have gone', async () => {
  const share = shareReads<string>();
  const fail = () => Promise.reject(new Error('rusak'));
  const both = [share('16/1/2', asker().signal, fail), share('16/1/2', asker().signal, fail)];
  expect(await Promise.allSettled(both)).toEqual([
    { status: 'rejected', reason: new Error('rusak') },
    { status: 'rejected', reason: new Error('rusak') },
  ]);
  await expect(share('16/1/2', AbortSignal.abort(new Error('pergi')), fail)).rejects.toThrow('pergi');
});
