import { describe, expect, it } from 'vitest';
import { storedTextsIn } from '../../../src/application/inspection/stored-texts.ts';

/** Storage in memory; `setItem` may be one that fails. */
function memory(setItem?: () => void) {
  const items = new Map([['before', 'a']]);
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: setItem ?? ((name: string, text: string) => void items.set(name, text)),
    removeItem: (name: string) => void items.delete(name),
  };
}
const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

describe('a text', () => {
  it('is stored until another, or nothing, is stored by its name', () => {
    const stored = storedTextsIn(() => storage);
    const storage = memory();
    const seen = [stored.read('before'), stored.read('gone')];
    stored.write('before', 'b');
    seen.push(stored.read('before'));
    stored.write('before', undefined);
    expect([...seen, stored.read('before'), [...storage.items]]).toEqual([
      'a',
      undefined,
      'b',
      undefined,
      [],
    ]);
  });

  it('that storage has no room for is forgotten, and what was there stays', () => {
    const stored = storedTextsIn(() => memory(refuse));
    stored.write('before', 'b');
    expect(stored.read('before')).toBe('a');
  });

  it('is none where storage is forbidden', () => {
    const stored = storedTextsIn(refuse);
    stored.write('before', 'b');
    stored.write('before', undefined);
    expect(stored.read('before')).toBeUndefined();
  });
});
