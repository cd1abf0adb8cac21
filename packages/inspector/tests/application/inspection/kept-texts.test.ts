import { describe, expect, it } from 'vitest';
import { keptTextsIn } from '../../../src/application/inspection/kept-texts.ts';

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
  it('is kept until another, or nothing, is kept by its name', () => {
    const kept = keptTextsIn(() => storage);
    const storage = memory();
    const seen = [kept.read('before'), kept.read('gone')];
    kept.keep('before', 'b');
    seen.push(kept.read('before'));
    kept.keep('before', undefined);
    expect([...seen, kept.read('before'), [...storage.items]]).toEqual(['a', undefined, 'b', undefined, []]);
  });

  it('that storage has no room for is forgotten, and what was there stays', () => {
    const kept = keptTextsIn(() => memory(refuse));
    kept.keep('before', 'b');
    expect(kept.read('before')).toBe('a');
  });

  it('is none where storage is forbidden', () => {
    const kept = keptTextsIn(refuse);
    kept.keep('before', 'b');
    kept.keep('before', undefined);
    expect(kept.read('before')).toBeUndefined();
  });
});
