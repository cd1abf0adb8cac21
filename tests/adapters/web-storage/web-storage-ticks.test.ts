import { expect, it } from 'vitest';
import { createWebStorageTicks, TICKS_KEY } from '../../../src/adapters/web-storage/web-storage-ticks.ts';
import { recordingLogger } from '../../fakes/recording-logger.ts';

function createTicks(items: Record<string, string> = {}, broken = false) {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const storage = {
    getItem: (key: string) => (broken ? refuse() : (items[key] ?? null)),
    setItem: (key: string, text: string) => {
      if (broken) refuse();
      items[key] = text;
    },
    removeItem: (key: string) => {
      delete items[key];
    },
  };
  const logger = recordingLogger();
  const page = new EventTarget();
  const ticks = createWebStorageTicks(
    logger,
    () => storage,
    () => page as Window,
  );
  return { ticks, items, logger, page };
}

it('stores names, and nothing where none is ticked', () => {
  const { ticks, items } = createTicks();
  expect([ticks.write(['KTP', 'PBG']), items, ticks.read()]).toEqual([
    true,
    { [TICKS_KEY]: '["KTP","PBG"]' },
    ['KTP', 'PBG'],
  ]);
  expect([ticks.write([]), items, ticks.read()]).toEqual([true, {}, []]);
});

it.each([
  ['text that is no JSON', { [TICKS_KEY]: '[KTP' }, false],
  ['a storage that is forbidden', {}, true],
])('reads nothing from %s, and logs it', (_, items, broken) => {
  const { ticks, logger } = createTicks(items, broken);
  expect(ticks.read()).toEqual([]);
  expect(logger.events.map(({ name }) => name)).toEqual(['cache.unusable']);
});

it('says where it could not be stored', () => {
  expect(createTicks({}, true).ticks.write(['KTP'])).toBe(false);
});

it.each<[string, string | null, number]>([
  ['hears what another tab has written', TICKS_KEY, 1],
  ['hears that another tab has cleared the storage', null, 1],
  ['hears nothing of other keys', 'gallery', 0],
])('%s, until it stops', (_, key, times) => {
  const { ticks, page } = createTicks();
  let heard = 0;
  const stop = ticks.subscribe(() => {
    heard += 1;
  });
  const write = () => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  write();
  expect(heard).toBe(times);
  stop();
  write();
  expect(heard).toBe(times);
});
